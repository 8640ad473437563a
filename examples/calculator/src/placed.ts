// A placement, and what there is to say about it.
import { blastRadius, explain, placeFlat, preflight, toReassignmentJson, toReplicaAssignment } from "podstripe";
import type { BlastRadius, Finding, NamedRadius, PlaceRequest, Radius, Share } from "podstripe";
import { message, type State } from "./state.js";

/** Where the replicas are: what the picture needs. */
export interface Placed {
  state: State;
  fault?: string;
  /** Row by row, the preferred leader first. */
  replicas: Int32Array;
}

/** What follows from that. */
export interface Reached {
  state: State;
  /** What the canary pod reaches. */
  exposed?: Share;
  /** What the broken brokers take with them. */
  broken?: Radius;
  pods: NamedRadius[];
  racks: NamedRadius[];
  whatIf: BlastRadius["whatIf"];
  findings: Finding[];
  /** What kafka-topics --create takes, and a plan for kafka-reassign-partitions; empty beyond `MOST_COPIED`. */
  create: string;
  plan: string;
}

/** Partitions beyond which nobody copies an assignment by hand. */
export const MOST_COPIED = 2000;

export const requestOf = (state: State): PlaceRequest => ({
  brokers: state.brokers,
  topics: [{ name: state.topic, partitions: state.partitions, replicationFactor: state.replicationFactor }],
  ...ruleOf(state),
  seed: state.seed,
  spread: state.spread,
});

export const ruleOf = ({ pod, interval }: State) => ({ canary: { pod, interval } });

export function placed(state: State): Placed {
  try {
    const topic = placeFlat(requestOf(state)).topics[0];
    if (topic && topic.error === undefined) return { state, replicas: topic.replicas };
    return { state, replicas: NONE, fault: topic?.error.message ?? "no topic" };
  } catch (fault) {
    return { state, replicas: NONE, fault: message(fault) };
  }
}

const NONE = new Int32Array(0);

/** Undefined for what cannot be placed. */
export function reached(state: State): Reached | undefined {
  const { replicas, fault } = placed(state);
  if (fault !== undefined) return undefined;
  const { brokers, topic, partitions, replicationFactor } = state;
  const current = { version: 1, partitions: rows(topic, replicas, replicationFactor) };
  const podSize = brokers.filter(({ pod }) => pod === state.pod).length;
  const reach = blastRadius({
    brokers,
    ...ruleOf(state),
    current,
    brokerIds: state.broken.length > 0 ? state.broken : null,
    minInsyncReplicas: state.minIsr,
    whatIf: { intervals: INTERVALS, podSizes: podSize > 0 && podSize < brokers.length ? [podSize] : [] },
  });
  const topics = [{ name: topic, partitions, replicationFactor }];
  const { findings } = preflight({ brokers, ...ruleOf(state), topics, internalTopics: false });
  const isCopied = partitions <= MOST_COPIED;
  return {
    state,
    exposed: reach.pods.find(({ name }) => name === state.pod)?.hosted,
    broken: reach.radius ?? undefined,
    pods: reach.pods,
    racks: reach.racks,
    whatIf: reach.whatIf,
    findings,
    create: isCopied ? toReplicaAssignment(current) : "",
    plan: isCopied ? toReassignmentJson(current) : "",
  };
}

/** The intervals to compare. */
const INTERVALS = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50];

function rows(topic: string, replicas: Int32Array, factor: number) {
  const rows = [];
  for (let partition = 0; partition * factor < replicas.length; partition += 1) {
    const own = Array.from(replicas.subarray(partition * factor, (partition + 1) * factor));
    rows.push({ topic, partition, replicas: own });
  }
  return rows;
}

/** What can be told of a placement by running the placer again. */
export interface Told {
  /** For each partition and each of its replicas, why it is there. */
  why: string[][];
  /** How leaders fall over a hundred seeds, for each set of brokers. */
  skew: string[];
}

export function told(state: State): Told {
  try {
    const [topic] = explain(requestOf(state)).topics;
    if (!topic || topic.error !== undefined) return { why: [], skew: [] };
    const why = topic.partitions.map(({ replicas }) => replicas.map((replica) => replica.why));
    return { why, skew: topic.resonance.map(({ message }) => message) };
  } catch {
    // Too many to explain: the picture then says what is there, not why.
    return { why: [], skew: [] };
  }
}
