import { same } from "./expect.mjs";
import { small } from "./requests.mjs";

const racks = ["a", "b", "c"];
const ids = [1, 2, 3];

/** Brokers in the shapes in which Kafka's JavaScript clients describe a cluster. */
export const clients = (api) => ({
  "kafkajs's describeCluster has no racks": () => {
    const brokers = {
      brokers: ids.map((nodeId) => ({ nodeId, host: `k${nodeId}`, port: 9092 })),
      controller: 1,
      clusterId: "x",
    };
    const placed = api.place(small({ brokers }));
    same(
      placed.warnings.map((warning) => warning.code),
      ["RACKS_UNKNOWN"],
    );
    same(placed.topics[0].replicas, api.place(small({ brokers: ids.map((id) => ({ id })) })).topics[0].replicas);
  },
  "confluent's getMetadata has no racks": () => {
    const brokers = {
      orig_broker_id: 1,
      orig_broker_name: "k1",
      brokers: ids.map((id) => ({ id, host: `k${id}`, port: 9092 })),
      topics: [],
    };
    same(api.place(small({ brokers })).topics[0].replicas.length, 3);
  },
  "platformatic's metadata has a Map with racks": () => {
    const entries = ids.map((id, at) => [id, { host: `k${id}`, port: 9092, rack: racks[at] }]);
    const metadata = { id: "x", brokers: new Map(entries), controllerId: 1, topics: new Map(), lastUpdate: 1 };
    same(api.placeJson(small({ brokers: metadata })), api.placeJson(small()));
  },
  "platformatic's describeCluster has racks": () => {
    const brokers = ids.map((brokerId, at) => ({ brokerId, host: `k${brokerId}`, port: 9092, rack: racks[at] }));
    same(api.placeJson(small({ brokers: { brokers } })), api.placeJson(small()));
  },
});
