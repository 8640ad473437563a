import {
  audit,
  blastRadius,
  copyTime,
  explain,
  findStrays,
  followerStart,
  generate,
  groupHash,
  impact,
  place,
  preflight,
  topicHash,
  topicHashes,
} from "podstripe";
import type {
  Audit,
  BlastRadius,
  Broker,
  CopyTime,
  Explanation,
  FetchStart,
  Finding,
  FoundLog,
  Hash,
  Impact,
  LogOnDisk,
  NamedRadius,
  Preflight,
  Radius,
  Share,
  Strays,
  TopicHashes,
} from "podstripe";
import { audit as auditNative } from "podstripe-node";

const brokers: Broker[] = [1, 2, 3, 4].map((id) => ({ id, rack: `r${id % 2}`, pod: id < 4 ? "stable" : "canary" }));
const current = [
  { name: "orders", topicId: "AAAAAAAAAAEAAAAAAAAAAg", partitions: [{ partition: 0, replicas: [1, 2] }] },
];
const canary = { pod: "canary", interval: 10 };

// What stands, and what will stand.
const audited: Audit = audit({ brokers, current, canary, minInsyncReplicas: 2, replicationFactor: null });
const findings: Finding[] = auditNative({ brokers: "ID HOST ...", current: "Topic: ..." }).findings;
const { isolation, health, racks, balance, load } = audited;
const least: number = balance[0]?.leaders.minBroker ?? health.offline + racks.narrow + isolation.violations;
console.log(audited.verdict === "fine", audited.counts.error, findings[0]?.partition, least, load[0]?.leaders);

const topics = [{ name: "orders", partitions: 20, replicationFactor: 3 }];
const ahead: Preflight = preflight({
  brokers,
  topics,
  current,
  canary,
  replicationFactors: [2, 3],
  internalTopics: false,
});
for (const { state, outcome, failsFromPartitions } of ahead.scenarios) {
  const from: number | null = outcome === "fails" && state !== "now" ? failsFromPartitions : null;
  console.log(from);
}
const share: Share | null | undefined = ahead.exposure[0]?.intended;
console.log(
  share?.percent,
  ahead.even?.bestInterval,
  ahead.even?.intervals[0]?.interval,
  ahead.load[0]?.replicasPerBroker.max,
);
console.log(ahead.pods[0]?.shareOfBrokers.part, ahead.replicationFactors[0]?.fits);

const reach: BlastRadius = blastRadius({
  current,
  brokers,
  pod: "canary",
  whatIf: { intervals: [5, 10], podSizes: null },
});
const radius: Radius | null = reach.radius;
const pods: NamedRadius[] = [...reach.pods, ...reach.racks];
console.log(radius?.hosted.part, radius?.bytesLed, pods[0]?.name, reach.podless[0], reach.set?.kind === "pod");
console.log(reach.whatIf[0]?.isolatedReplicasPerBroker.whole, reach.topics[0]?.led, reach.notes[0]?.code);
blastRadius({ current: "Topic: ...", brokerIds: "1,2" });

// Why, and what it costs.
const explained: Explanation = explain({
  brokers,
  topics,
  canary,
  seed: 42n,
  spread: "grouped",
  resonance: { seeds: 0 },
});
for (const topic of explained.topics) {
  if (topic.error === undefined) {
    const why: string | undefined = topic.partitions[0]?.replicas[0]?.why;
    console.log(why, topic.resonance[0]?.leaders.p95, topic.resonance[0]?.seeds.from, topic.specs[0]?.eligible);
  } else {
    console.log(topic.error.code, topic.error.unfenced);
  }
}
console.log(place({ brokers, topics, spread: "grouped" }).spread, generate({ brokers, current, spread: null }).spread);

const cost: Impact = impact({
  brokers,
  current,
  plan: { partitions: [{ topic: "orders", partition: 0, replicas: [1, 3] }] },
  logs: [
    {
      topic: "orders",
      partition: 0,
      logEnd: 1000n,
      localBytes: "9007199254740993",
      segments: [[0, 10n]],
      remote: true,
    },
    { topic: "orders", partition: 1, localBytes: 5 },
  ],
  groups: [{ id: "billing", type: "share", topics: ["orders"], clientRack: null }],
  exposedBrokers: [3],
  throttle: 50_000_000n,
  lastTieredEnabled: true,
  usableBytes: { 3: 1n, "4": "2" },
});
const bytes: string | null | undefined = cost.moves.detail[0]?.bytesLastTiered;
const seconds: string | null | undefined = cost.time?.perBroker[0]?.seconds;
console.log(
  bytes,
  seconds,
  cost.bytes.saved,
  cost.hashes[0]?.during,
  cost.groups[0]?.minBumps,
  cost.straysLeft[0]?.size,
);
console.log(
  cost.exposure?.after.bytes?.belowMinIsr,
  cost.canary?.after.canaryOutside[0]?.topic,
  cost.disk.freedByBroker["1"],
);
console.log(cost.bytes.thinReplicas[0]?.localFrom, cost.bytes.retryFirst[0]?.broker, cost.disk.over[0]?.usable);

// What lies on disks.
const logs: LogOnDisk[] = [
  { partition: "orders-0", size: 700 },
  { topic: "orders", partition: 1, size: 5n, isFuture: true },
  { dir: "orders-2", size: "9007199254740993", topicId: null },
];
const strays: Strays = findStrays({ current, logDirs: [{ broker: 1, logDirs: [{ logDir: "/d", logs }] }] });
const stray: FoundLog | undefined = strays.strays[0] ?? strays.unknown[0];
console.log(
  stray?.size,
  strays.strays[0]?.reason === "not_a_replica",
  strays.alreadyMoved[0]?.state,
  strays.strayBytesByBroker["1"],
);
findStrays({ current, logDirs: "{...}", containsAllReplicas: false, allowEmptyMetadata: true });

// Hashes, and tiered logs.
const hash: Hash = topicHash({ topicId: "AAAAAAAAAAEAAAAAAAAAAg", name: "orders", partitionRacks: [["a", null]] });
const hashes: TopicHashes = topicHashes({ brokers, current, groups: [{ id: "billing", topics: ["orders"] }] });
const group: Hash = groupHash({ topicHashes: { orders: hash.hash, clicks: 5n, empty: 0 }, missingTopics: ["gone"] });
console.log(group.hex, hashes.topics[0]?.topicId, hashes.groups[0]?.missingTopics);

const start = followerStart({
  lastTieredEnabled: true,
  leader: { logEnd: 1000, localBytes: 10_000n, highestRemote: "949" },
});
const chosen: FetchStart = start.chosen;
console.log(chosen.start, chosen.estimated, start.savedBytes);

const time: CopyTime = copyTime({
  moves: [{ leader: 1, dest: 4, bytes: 100n, writeRate: "5" }],
  leaderRate: 10,
  followerRate: null,
});
console.log(time.perBroker[0]?.direction === "in", time.seconds);
