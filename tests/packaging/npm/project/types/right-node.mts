import init, { engine, place, toReassignmentJson, toReplicaAssignment } from "podstripe-node";
import type { Placement } from "podstripe-node";
import type { Placement as WasmPlacement } from "podstripe";

await init();
const placed: Placement = place({
  brokers: { 1: { rack: "a" }, 2: { rack: "b" } },
  topics: [{ name: "orders", totalPartitions: 6, startPartition: 2, replicationFactor: 2 }],
  rules: [{ pod: "canary", ranges: [[0, 2]] }],
  seed: "42",
});
// One type for both engines.
const same: WasmPlacement = placed;
const plan: string = toReassignmentJson(same) + toReplicaAssignment(placed, "orders");
console.log(plan, engine());
