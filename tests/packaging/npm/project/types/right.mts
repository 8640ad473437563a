import init, { engine, initSync, audit, place, placeFlat, placeJson, PlacementError, toReassignmentJson } from "podstripe";
import type { Broker, FlatPlacement, PlaceRequest, Placement } from "podstripe";
import { init as initSlim, place as placeSlim } from "podstripe/slim";

const brokers: Broker[] = [1, 2, 3].map((id) => ({ id, rack: null, pod: id < 3 ? "stable" : "canary" }));
const request: PlaceRequest = {
  brokers,
  topics: [{ name: "orders", partitions: 20, replicationFactor: 1 }],
  canary: { pod: "canary", interval: 10 },
  seed: 42n,
};

await init();
await init(new URL("https://console.example/podstripe_bg.wasm"));
await initSlim(fetch("/podstripe_bg.wasm"));
initSync(new Uint8Array(8));

const placed: Placement = place({ ...request, brokers: new Map(brokers.map((broker) => [broker.id, broker])) });
for (const topic of placed.topics) {
  if (topic.error === undefined) {
    const leader: number | undefined = topic.replicas[0]?.[0];
    console.log(leader, topic.specs.length);
  } else {
    console.log(topic.error.code);
  }
}
const text: string = placeJson(request);
const flat: Int32Array | undefined = placeFlat(request).topics[0]?.replicas;
const flatPlacement: FlatPlacement = placeFlat(request);
const [run]: number[] = [...(flatPlacement.topics[0]?.error === undefined ? (flatPlacement.topics[0]?.specs ?? []) : [])];
console.log(run, flatPlacement.eligible[0]?.pod);
console.log(toReassignmentJson(flatPlacement), audit({ brokers, current: flatPlacement }).verdict);
const runs: "wasm" | "native" = engine();
console.log(text, flat, runs);

try {
  placeSlim(request);
} catch (error) {
  if (error instanceof PlacementError && error.code === "INVALID_REPLICATION_FACTOR") {
    const number: number | undefined = error.kafkaCode;
    console.log(number, error.brokers);
  }
}
