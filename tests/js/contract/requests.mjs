/** KIP-1095's example: six brokers, two pods, every tenth partition a canary. */
export const kip = (changes = {}) => ({
  brokers: [1, 2, 3, 4, 5, 6].map((id) => ({ id, rack: null, pod: id <= 3 ? "stable" : "canary" })),
  topics: [{ name: "orders", partitions: 20, replicationFactor: 3 }],
  canary: { pod: "canary", interval: 10 },
  seed: 42,
  ...changes,
});

/** Three brokers in three racks, one topic of three partitions. */
export const small = (changes = {}) => ({
  brokers: ["a", "b", "c"].map((rack, at) => ({ id: at + 1, rack })),
  topics: [{ name: "t", partitions: 3, replicationFactor: 3 }],
  seed: 42,
  ...changes,
});

/** A request with one field set, by its path. */
export function withField(request, path, value) {
  const changed = structuredClone(request);
  const last = path.at(-1);
  path.slice(0, -1).reduce((part, key) => part[key], changed)[last] = value;
  return changed;
}
