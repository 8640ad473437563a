// A million partitions, three replicas each, on a thousand brokers, through placeFlat: node bench.mjs ENTRY
// Prints one JSON line a case, with the median milliseconds of a call.
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";

const CALLS = 21;
const PARTITIONS = 1_000_000;
const BROKERS = 1000;

const start = performance.now();
const api = await import(pathToFileURL(process.argv[2]));
console.log(
  JSON.stringify({ engine: api.engine(), case: "ready", ms: Number((performance.now() - start).toFixed(2)) }),
);

for (const racks of [3, 10]) {
  for (const interval of [0, 10]) {
    const request = {
      brokers: Array.from({ length: BROKERS }, (_, id) => ({
        id,
        rack: `rack-${id % racks}`,
        pod: Math.floor(id / racks) % 10 === 0 ? "canary" : "stable",
      })),
      topics: [{ name: "t", partitions: PARTITIONS, replicationFactor: 3 }],
      canary: { pod: "canary", interval },
      seed: 1,
    };
    const times = Array.from({ length: CALLS }, () => {
      const before = performance.now();
      api.placeFlat(request);
      return performance.now() - before;
    }).sort((left, right) => left - right);
    const name = interval === 0 ? `racks=${racks}` : `racks=${racks} interval=${interval}`;
    console.log(
      JSON.stringify({
        engine: api.engine(),
        case: name,
        ms: Number(times[CALLS >> 1].toFixed(2)),
        least: Number(times[0].toFixed(2)),
      }),
    );
  }
}
