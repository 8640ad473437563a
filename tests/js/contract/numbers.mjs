import { caught, holds, same } from "./expect.mjs";
import { kip, withField } from "./requests.mjs";

const FIELDS = {
  "topics[0].partitions": ["topics", 0, "partitions"],
  "topics[0].replicationFactor": ["topics", 0, "replicationFactor"],
  "brokers[0].id": ["brokers", 0, "id"],
  "canary.interval": ["canary", "interval"],
};
const NEVER = [
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  4294967300,
  2 ** 53,
  2n ** 70n,
  "3",
  null,
  undefined,
  true,
  [],
];

export const numbers = (api) => ({
  "B03: what is no such number is refused, naming field and value": () => {
    for (const [field, path] of Object.entries(FIELDS)) {
      for (const value of NEVER) {
        const what = `${field} = ${String(value)}`;
        const error = caught(() => api.place(withField(kip(), path, value)), what);
        holds(error instanceof api.PlacementError, `${what}: ${error}`);
        same(error.field, field, what);
        holds(error.message.length > 0 && typeof error.code === "string", what);
      }
    }
    same(api.place(kip()).seed, "42");
  },
  "B02, B03: a seed is never rounded or coerced": () => {
    for (const seed of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "3x", "", true, [], 2n ** 64n]) {
      const error = caught(() => api.place(kip({ seed })), String(seed));
      same([error.code, error.field], ["INVALID_REQUEST", "seed"], String(seed));
    }
  },
  "B03: interval 0 is legal, replication factors 0 and -1 get Kafka's error": () => {
    same(api.place(kip({ canary: { pod: "canary", interval: 0 } })).topics[0].replicas.length, 20);
    for (const factor of [0, -1]) {
      const error = caught(() => api.place(withField(kip(), ["topics", 0, "replicationFactor"], factor)));
      same([error.code, error.kafkaCode], ["INVALID_REPLICATION_FACTOR", 38]);
    }
  },
  "-0 is 0": () => {
    same(api.placeJson(kip({ seed: -0 })), api.placeJson(kip({ seed: 0 })));
  },
});
