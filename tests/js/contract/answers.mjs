import { holds, same } from "./expect.mjs";
import { kip, small } from "./requests.mjs";

/** Two topics with partitions, one of them grown, and one that cannot be placed. */
const flatRequest = () =>
  kip({
    topics: [
      ...kip().topics,
      { name: "wide", partitions: 1, replicationFactor: 9 },
      { name: "b", partitions: 3, replicationFactor: 2, startPartition: 5 },
    ],
    errors: "report",
  });

/** Every object of a tree is a plain one, every list a plain list. */
function plain(value, path = "answer") {
  if (typeof value !== "object" || value === null) {
    return holds(["string", "number", "boolean"].includes(typeof value) || value === null, `${path}: ${typeof value}`);
  }
  const prototype = Array.isArray(value) ? Array.prototype : Object.prototype;
  holds(Object.getPrototypeOf(value) === prototype, `${path}: not a plain object`);
  for (const [key, part] of Object.entries(value)) plain(part, `${path}.${key}`);
}

export const answers = (api) => ({
  "B01: an answer is plain objects, and what JSON makes of it": () => {
    const answer = api.place(kip());
    plain(answer);
    same(JSON.parse(JSON.stringify(answer)), answer);
    same(JSON.stringify(answer), api.placeJson(kip()));
  },
  "KIP-1095's example": () => {
    const { topics, seed } = api.place(kip());
    same(topics[0].replicas[9], [6, 4, 5]);
    same(seed, "42");
  },
  "B02: a seed is the same as number, bigint and text": () => {
    const texts = [42, 42n, "42"].map((seed) => api.placeJson(kip({ seed })));
    same(new Set(texts).size, 1);
    const far = kip({ seed: 2n ** 63n - 1n });
    same(api.placeJson(far), api.placeJson(kip({ seed: "9223372036854775807" })));
  },
  "B02: counts and ids are numbers, the seed is text": () => {
    const answer = api.place(small());
    same(typeof answer.seed, "string");
    same(typeof answer.topics[0].replicas[0][0], "number");
    same(answer.topics[0].replicas.length, 3);
  },
  "a seed that is missing is drawn and reported": () => {
    for (const seed of [undefined, null]) {
      const first = api.place(kip({ seed }));
      same(api.place(kip({ seed: first.seed })), first);
      holds(BigInt(first.seed) < 2n ** 48n, "48 bits");
    }
    const { seed, ...without } = kip();
    holds(api.place(without).seed !== api.place(without).seed, "two seeds differ");
    same(api.place(new Map(Object.entries(kip({ seed: null })))).topics[0].replicas.length, 20);
  },
  "a request is not changed": () => {
    const request = kip({ seed: undefined });
    const before = structuredClone(request);
    api.place(request);
    same(request, before);
  },
  "placeFlat says what place says, with replicas and specs in Int32Arrays": () => {
    const request = flatRequest();
    const [flat, rows] = [api.placeFlat(request), api.place(request)];
    same(
      Object.keys(flat),
      Object.keys(rows).filter((key) => key !== "load"),
    );
    const without = ({ topics, load, ...rest }) => rest;
    same(without(flat), without(rows));
    same(flat.topics.length, rows.topics.length);
    flat.topics.forEach((topic, at) => {
      same(Object.keys(topic), Object.keys(rows.topics[at]));
      const { replicas, specs, ...rest } = topic;
      const { replicas: expected, specs: runs, ...others } = rows.topics[at];
      same(rest, others);
      if (topic.error !== undefined) return same([replicas, specs, expected, runs], Array(4).fill(undefined));
      holds(replicas instanceof Int32Array && specs instanceof Int32Array, "Int32Arrays");
      same([...replicas], expected.flat());
      same(
        [...specs],
        runs.flatMap(({ start, count, eligible }) => [start, count, eligible]),
      );
    });
    same(flat.topics[2].startPartition, 5);
    same(flat.topics[0].specs.length, 12);
  },
  "what placeFlat answers is taken wherever a placement is": () => {
    const [flat, rows] = [api.placeFlat(flatRequest()), api.place(flatRequest())];
    same(api.toReassignmentJson(flat), api.toReassignmentJson(rows));
    same(api.toReplicaAssignment(flat, "b"), api.toReplicaAssignment(rows, "b"));
    for (const [client, name] of [
      ["kafkajs", "alterPartitionReassignments"],
      ["@platformatic/kafka", "alterPartitionReassignments"],
    ]) {
      same(api.toClientCall(flat, client, name), api.toClientCall(rows, client, name));
    }
    const { brokers, canary } = flatRequest();
    for (const [what, ask] of Object.entries({
      blastRadius: (current) => api.blastRadius({ brokers, canary, current, pod: "canary" }),
      audit: (current) => api.audit({ brokers, canary, current }),
      diff: (current) => api.diff(current, rows),
      validate: (current) => api.validate({ brokers, current, plan: current }),
      impact: (current) => api.impact({ brokers, current, plan: current }),
    })) {
      same(ask(flat), ask(rows), what);
    }
    const whole = kip();
    const moved = (current) => api.generate({ brokers, canary, current, seed: 7 }).proposed;
    same(moved(api.placeFlat(whole)), moved(api.place(whole)));
    const hashes = (current) => api.topicHashes({ brokers, current });
    same(hashes(api.placeFlat(whole)), hashes(api.place(whole)));
  },
  "a topic's own error stands in its place": () => {
    const topics = [
      { name: "wide", partitions: 1, replicationFactor: 9 },
      { name: "t", partitions: 1, replicationFactor: 3 },
    ];
    for (const call of [api.place, api.placeFlat]) {
      const answer = call(small({ topics, errors: "report" }));
      same(answer.topics[0].error.code, "INVALID_REPLICATION_FACTOR");
      same("replicas" in answer.topics[0], false);
      same("specs" in answer.topics[0], false);
      same(answer.topics[1].replicas.length > 0, true);
    }
  },
  "a placement becomes what Kafka's tools take": () => {
    const placed = api.place(small());
    const plan = JSON.parse(api.toReassignmentJson(placed));
    same(plan.version, 1);
    same(
      plan.partitions.map((each) => each.replicas),
      placed.topics[0].replicas,
    );
    const argument = placed.topics[0].replicas.map((row) => row.join(":")).join(",");
    same(api.toReplicaAssignment(placed), argument);
    same(api.toReplicaAssignment(placed, null), argument);
    same(api.toReplicaAssignment(placed, "t"), argument);
  },
  "texts are read": () => {
    const table = "ID HOST PORT RACK STATE ENDPOINT_TYPE\n1 k1 9092 a unfenced broker\n2 k2 9092 b fenced broker\n";
    const read = api.readBrokers(table, { pods: '{"canary": [2]}', racks: undefined });
    same(read.brokers[1], {
      id: 2,
      rack: "b",
      pod: "canary",
      fenced: true,
      inControlledShutdown: false,
      cordoned: false,
    });
    plain(read);
    const metadata = api.readMetadata('{"controllerid":1,"brokers":[{"id":1,"name":"k:9092"}],"topics":[]}');
    same("rack" in metadata.brokers[0], false);
    plain(metadata);
  },
});
