// KIP-1095's example.
export const request = {
  brokers: [1, 2, 3, 4, 5, 6].map((id) => ({ id, rack: null, pod: id <= 3 ? "stable" : "canary" })),
  topics: [{ name: "orders", partitions: 20, replicationFactor: 3 }],
  canary: { pod: "canary", interval: 10 },
  seed: 42,
};
