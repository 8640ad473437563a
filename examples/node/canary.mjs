// KIP-1095's example: six brokers in two pods, every tenth partition a canary.
import { place, toReplicaAssignment } from "podstripe";

const brokers = [1, 2, 3, 4, 5, 6].map((id) => ({ id, pod: id <= 3 ? "stable" : "canary" }));
const placed = place({
  brokers,
  topics: [{ name: "orders", partitions: 20, replicationFactor: 3 }],
  canary: { pod: "canary", interval: 10 },
  rackAware: false,
  seed: 42,
});

for (const { name, replicas, exposure } of placed.topics) {
  for (const { pod, confined } of exposure) {
    const { part, whole, percent } = confined;
    console.log(`${name}: ${part} of ${whole} partitions (${percent} %) confined to pod ${pod}`);
  }
  for (const partition of [9, 19]) {
    console.log(`${name}-${partition}: [${replicas[partition].join(", ")}]`);
  }
}
console.log(toReplicaAssignment(placed, "orders"));
