// One placement vector: made into a request, placed through the public API, compared. Runs in any JavaScript engine.

import { checkReport, isReport } from "./report.mjs";

const PLACERS = new Set(["striped", "striped_sequence", "admin_utils", "pod"]);
const CODES = {
  InvalidReplicationFactorException: "INVALID_REPLICATION_FACTOR",
  InvalidPartitionsException: "INVALID_PARTITIONS",
  AdminOperationException: "RACKS_INCOMPLETE",
  IllegalStateException: "CONFLICTING_POD_RULES",
};

/** A text of a file. Seeds and sizes may have 64 bits, which JSON.parse would round: wide ones become text. */
export const parse = (text) =>
  JSON.parse(
    text.replace(/"seed":\s*(-?\d+)/g, '"seed":"$1"').replace(/([:[,]\s*)(-?\d{16,})(?=\s*[,}\]])/g, '$1"$2"'),
  );

const isPlacement = (line) => PLACERS.has(line.placer);
export const isCase = (line) => isPlacement(line) || isReport(line);

/** The public API refuses a negative interval, which the vectors have as "no rule", as 0 is. */
function ruleOf({ pod, interval, range, partitions }) {
  if (interval !== undefined) return { pod, interval: Math.max(0, interval) };
  return range === undefined ? { pod, partitions } : { pod, ranges: [range] };
}

function requestOf(line) {
  const classic = line.placer === "admin_utils";
  return {
    brokers: line.brokers,
    topics: (line.calls ?? [line]).map((call, at) => ({
      name: `t${at}`,
      partitions: call.partitions,
      replicationFactor: call.rf,
      startPartition: Math.max(0, (classic ? line.start_partition_id : call.start_partition) ?? 0),
    })),
    rules: line.rules?.map(ruleOf),
    seed: line.seed,
    algorithm: classic ? "classic" : "striped",
    brokerOrder: "given",
    errors: "report",
    fixedStartIndex: line.fixed_start_index >= 0 ? line.fixed_start_index : undefined,
  };
}

/** What differs from the expected answers, if anything. */
function faultOf(line, topics) {
  for (const [at, expected] of (line.calls ?? [line.plain ?? line]).entries()) {
    const { error, replicas } = topics[at];
    if (expected.error !== undefined && expected.error !== null) {
      if (error?.code !== CODES[expected.error.kind]) return `t${at}: ${error?.code} is not ${expected.error.kind}`;
    } else if (error !== undefined) {
      return `t${at}: ${error.message}`;
    } else if (JSON.stringify(replicas) !== JSON.stringify(expected.replicas)) {
      return `t${at}: ${JSON.stringify(replicas)} is not ${JSON.stringify(expected.replicas)}`;
    }
  }
  return null;
}

const callsOf = (line) => line.calls ?? [line.plain ?? line];
const nameOf = (at) => `t${String(at).padStart(3, "0")}`;

/** The same vector as a call of `generate`, where Kafka's tool could be asked for it: see the Rust runner. */
function proposalOf(line) {
  const withRack = line.brokers.filter(({ rack }) => (rack ?? null) !== null).length;
  const live = !line.brokers.some(
    ({ fenced, inControlledShutdown, cordoned }) =>
      fenced === true || inControlledShutdown === true || cordoned === true,
  );
  const isWhole = (call) =>
    (call.error ?? null) === null &&
    call.partitions > 0 &&
    (call.start_partition ?? 0) <= 0 &&
    (call.start_partition_id ?? 0) <= 0;
  if (!live || (withRack !== 0 && withRack !== line.brokers.length) || !callsOf(line).every(isWhole)) return undefined;
  const { topics, errors, ...request } = requestOf(line);
  const current = callsOf(line).map(({ partitions, rf }, at) => ({
    name: nameOf(at),
    partitions: Array.from({ length: partitions }, (_, partition) => ({ partition, replicas: [...Array(rf).keys()] })),
  }));
  return { ...request, current, brokerList: line.brokers.map(({ id }) => id) };
}

function differs(line, { proposed }) {
  const ours = JSON.stringify(
    proposed.partitions.map(({ topic, partition, replicas }) => [topic, partition, replicas]),
  );
  const rows = callsOf(line).flatMap(({ replicas }, at) =>
    replicas.map((ids, partition) => [nameOf(at), partition, ids]),
  );
  return ours === JSON.stringify(rows) ? null : `generate: ${ours} is not ${JSON.stringify(rows)}`;
}

/** Asks about a vector: the canonical answers, and what is wrong with them. */
export function check(api, line) {
  if (!isPlacement(line)) return checkReport(api, line);
  const json = api.placeJson(requestOf(line));
  const fault = faultOf(line, JSON.parse(json).topics);
  const request = fault === null ? proposalOf(line) : undefined;
  if (request === undefined) return { id: line.id, json, fault };
  const generated = api.generate(request);
  // Nothing in an answer is changed by being read and written again: no number of it needs more than 53 bits.
  return { id: line.id, json: `${json}\n${JSON.stringify(generated)}`, fault: differs(line, generated) };
}
