import { caught, holds, same } from "./expect.mjs";
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
  "kafkajs creates, grows and moves": () => {
    const placed = api.place(small());
    const replicas = placed.topics[0].replicas;
    const rows = replicas.map((ids, partition) => ({ partition, replicas: ids }));
    const topic = { topic: "t", numPartitions: -1, replicationFactor: -1, replicaAssignment: rows };
    same(api.toClientCall(placed, "kafkajs", "createTopics"), { topics: [topic] });
    const moves = { topics: [{ topic: "t", partitionAssignment: rows }] };
    same(api.toClientCall(placed, "kafkajs", "alterPartitionReassignments"), moves);
    same(api.toClientCall(JSON.parse(api.toReassignmentJson(placed)), "kafkajs", "alterPartitionReassignments"), moves);
    const grown = api.place(small({ topics: [{ name: "t", partitions: 2, replicationFactor: 2, startPartition: 5 }] }));
    same(api.toClientCall(grown, "kafkajs", "createPartitions"), {
      topicPartitions: [{ topic: "t", count: 7, assignments: grown.topics[0].replicas }],
    });
  },
  "platformatic creates, grows and moves": () => {
    const placed = api.place(small());
    const replicas = placed.topics[0].replicas;
    const rows = replicas.map((brokers, partition) => ({ partition, brokers }));
    same(api.toClientCall(placed, "@platformatic/kafka", "createTopics"), {
      topics: [{ topic: "t", partitions: -1, replicas: -1, assignments: rows }],
    });
    same(api.toClientCall(placed, "@platformatic/kafka", "alterPartitionReassignments"), [
      { name: "t", partitions: replicas.map((ids, partitionIndex) => ({ partitionIndex, replicas: ids })) },
    ]);
    const grown = api.place(small({ topics: [{ name: "t", partitions: 2, replicationFactor: 2, startPartition: 5 }] }));
    same(api.toClientCall(grown, "@platformatic/kafka", "createPartitions"), {
      topics: [{ name: "t", count: 7, assignments: grown.topics[0].replicas.map((brokerIds) => ({ brokerIds })) }],
    });
  },
  "a client that takes no replicas is refused with a way out": () => {
    const error = caught(() => api.toClientCall(api.place(small()), "@confluentinc/kafka-javascript", "createTopics"));
    same(error.code, "INVALID_REQUEST");
    same(error.field, "call");
    holds(error.message.includes("--replica-assignment"), error.message);
  },
});
