import { caught, holds, same } from "./expect.mjs";
import { kip, small } from "./requests.mjs";

const MEGABYTE = 1 << 20;

function looped() {
  const list = [];
  list.push(list);
  return list;
}

/** 2^60 lists, if they were counted one by one. */
function doubled() {
  let nest = [];
  for (let depth = 0; depth < 60; depth += 1) nest = [nest, nest];
  return nest;
}

const deep = (levels) => {
  let nest = {};
  for (let depth = 0; depth < levels; depth += 1) nest = { nest };
  return nest;
};

export const hostile = (api) => {
  const expected = api.placeJson(small());
  const refused = (call, what) => {
    const error = caught(call, what);
    holds(error instanceof api.PlacementError, `${what}: ${error}`);
    holds(error.code !== "INTERNAL_ERROR", `${what}: ${error.message}`);
    same(api.placeJson(small()), expected, `after ${what}`);
  };
  return {
    "B04: whatever comes, the next call works": () => {
      const requests = {
        nothing: undefined,
        null: null,
        number: 5,
        text: "{}",
        list: [],
        empty: {},
        function: () => {},
        symbol: Symbol("s"),
        bigint: 5n,
        looped: looped(),
        doubled: doubled(),
        deep: deep(100_000),
        date: new Date(),
        regexp: /x/,
        "no brokers": small({ brokers: [] }),
        "brokers are a view": small({ brokers: new DataView(new ArrayBuffer(8)) }),
        "an endless list": small({ brokers: looped() }),
        "a sparse list": small({ topics: { length: 2 ** 32 - 1 } }),
        "a replication factor of 32768": small({ topics: [{ name: "t", partitions: 1, replicationFactor: 32768 }] }),
        "a topic's name of 300 letters": small({
          topics: [{ name: "t".repeat(300), partitions: 1, replicationFactor: 1 }],
        }),
        "a lone surrogate": small({ topics: [{ name: "t\ud800", partitions: 1, replicationFactor: 1 }] }),
        "a huge integer": small({ seed: 10n ** 5000n }),
        "a partition too many": small({ topics: [{ name: "t", partitions: 2 ** 31 - 1, replicationFactor: 3 }] }),
        "a pod that is a function": small({ canary: { pod: () => "x", interval: 2 } }),
        "a request in a Proxy that lies": new Proxy(
          {},
          {
            ownKeys: () => ["brokers"],
            getOwnPropertyDescriptor: () => ({ value: 1, enumerable: true, configurable: true }),
          },
        ),
      };
      for (const [what, request] of Object.entries(requests)) {
        for (const call of [api.place, api.placeJson, api.placeFlat, api.toReassignmentJson, api.toReplicaAssignment]) {
          refused(() => call(request), what);
        }
      }
    },
    "B04: texts of any kind": () => {
      const texts = {
        empty: "",
        "10 MB of [": "[".repeat(10 * MEGABYTE),
        deep: `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
        describe: "Topic: t\tPartition: 99999999999\tLeader: 1\tReplicas: 1\tIsr: 1",
        surrogate: "\ud800",
        nul: "\0",
        number: 5,
        none: undefined,
        object: {},
      };
      for (const [what, text] of Object.entries(texts)) {
        refused(() => api.readBrokers(text), `readBrokers ${what}`);
        refused(() => api.readMetadata(text), `readMetadata ${what}`);
      }
      const table = "ID HOST PORT RACK STATE ENDPOINT_TYPE\n1 k1 9092 a unfenced broker\n";
      for (const options of [5, [], { pod: "{}" }, { pods: {} }, { racks: 5 }]) {
        refused(() => api.readBrokers(table, options), `options ${JSON.stringify(options)}`);
      }
      refused(() => api.toReplicaAssignment(api.place(small()), 5), "a topic that is no text");
      refused(() => api.toReplicaAssignment(api.place(small()), "nowhere"), "a topic that is not there");
    },
    "an exception of the caller's own passes through": () => {
      const own = new RangeError("mine");
      const request = small();
      Object.defineProperty(request.brokers[1], "id", {
        enumerable: true,
        get: () => {
          throw own;
        },
      });
      for (let times = 0; times < 1000; times += 1)
        holds(caught(() => api.place(request)) === own, "the same exception");
      const { proxy, revoke } = Proxy.revocable([], {});
      revoke();
      holds(caught(() => api.place(small({ brokers: proxy }))) instanceof TypeError, "a revoked proxy");
      same(api.placeJson(small()), expected);
    },
    "a getter may call in again": () => {
      const request = small();
      Object.defineProperty(request, "rackAware", {
        enumerable: true,
        get: () => api.place(small()).topics.length === 1,
      });
      same(api.placeJson(request), expected);
    },
    "10,000 failing calls, then a good one": () => {
      const bad = kip({ topics: [{ name: "t", partitions: 3, replicationFactor: 99 }] });
      for (let times = 0; times < 10_000; times += 1) caught(() => api.place(bad));
      same(api.placeJson(small()), expected);
    },
  };
};
