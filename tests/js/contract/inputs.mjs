import { holds, same } from "./expect.mjs";
import { kip, small } from "./requests.mjs";

export const inputs = (api) => ({
  "undefined, null and missing are alike": () => {
    const bare = api.placeJson(small());
    for (const nothing of [undefined, null]) {
      same(api.placeJson(small({ canary: nothing, rules: nothing, algorithm: nothing, errors: nothing })), bare);
      const [topic] = small().topics;
      same(api.placeJson(small({ topics: [{ ...topic, startPartition: nothing }] })), bare);
    }
  },
  "a rack that is undefined is unknown, one that is null is none": () => {
    const codes = (rack) => {
      const brokers = [1, 2, 3].map((id) => ({ id, rack }));
      return api.place(small({ brokers })).warnings.map((warning) => warning.code);
    };
    same(codes(undefined), ["RACKS_UNKNOWN"]);
    same(codes(null), []);
  },
  "brokers by id, in a Map or an object": () => {
    const expected = api.placeJson(small());
    const entries = small().brokers.map(({ id, ...rest }) => [id, rest]);
    same(api.placeJson(small({ brokers: new Map(entries) })), expected);
    same(api.placeJson(small({ brokers: new Map(entries.map(([id, rest]) => [String(id), rest])) })), expected);
    same(api.placeJson(small({ brokers: Object.fromEntries(entries) })), expected);
  },
  "typed arrays are lists": () => {
    const rule = (partitions) => kip({ canary: null, rules: [{ pod: "canary", partitions }] });
    const expected = api.placeJson(rule([3, 7]));
    for (const kind of [Int32Array, Uint8Array, Float64Array, BigInt64Array]) {
      const ids = kind === BigInt64Array ? [3n, 7n] : [3, 7];
      same(api.placeJson(rule(kind.from(ids))), expected, kind.name);
    }
  },
  "proxies, as reactive frameworks make them": () => {
    const reactive = (value) =>
      typeof value === "object" && value !== null
        ? new Proxy(value, { get: (target, key) => reactive(target[key]) })
        : value;
    same(api.placeJson(reactive(small())), api.placeJson(small()));
    same(api.toReplicaAssignment(reactive(api.place(small()))), api.toReplicaAssignment(api.place(small())));
  },
  "instances of classes, frozen objects and objects without a prototype": () => {
    class Broker {
      constructor(id, rack) {
        Object.assign(this, { id, rack });
      }
    }
    const expected = api.placeJson(small());
    const brokers = small().brokers.map(({ id, rack }) => new Broker(id, rack));
    same(api.placeJson(small({ brokers })), expected);
    same(api.placeJson(small({ brokers: small().brokers.map((broker) => Object.freeze(broker)) })), expected);
    const bare = small().brokers.map((broker) => Object.assign(Object.create(null), broker));
    same(api.placeJson(small({ brokers: bare })), expected);
  },
  "names of any script survive": () => {
    const pod = "пód-柱-🦀-\u0000-\ufffd";
    const brokers = kip().brokers.map((broker) => ({ ...broker, pod: broker.pod === "canary" ? pod : broker.pod }));
    const answer = api.place(kip({ brokers, canary: { pod, interval: 10 } }));
    holds(
      answer.eligible.some((set) => set.pod === pod),
      "the pod's name",
    );
  },
});
