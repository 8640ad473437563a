// What a pasted text is, and what podstripe has to say about it.
//
// Each step is one call: read it, hold it against the cluster and the rule, place it anew, see what differs and what
// that costs. A text that shows no topics is only read; a plan is only held against the cluster.
import { audit, diff, generate, impact, parse, placeFlat, toReassignmentJson, validate } from "podstripe";
import type { Broker, Diff, Document, Finding, Impact, Plan, TopicState } from "podstripe";
import { withSets } from "./cluster.js";
import { reachOf, type Reach } from "./reached.js";
import { requestOf, ruleOf } from "./request.js";
import { message, type Setting } from "./state.js";
import type { Step } from "./worker.js";

export interface Pasted {
  /** What it was taken for: "the output of kafka-topics --describe, 12 topics, 480 partitions". */
  what: string;
  notes: string[];
  /** Brokers that the cluster could have for it. */
  use?: { words: string; brokers: Broker[] };
  /** Whether it says how large replicas are. */
  hasSizes: boolean;
  findings?: Finding[];
  drawings: Drawing[];
  proposals: Proposal[];
}

/** A topic as it stands or as a plan has it: what a picture needs. */
export interface Drawing {
  topic: string;
  as: string;
  /** What brokers can hurt of all topics together, as they are in this drawing. */
  reach: Reach;
  replicas: Int32Array;
  replicationFactor: number;
  /** As those of a placement; empty where the rule cannot be told. */
  specs: Int32Array;
  pods: (string | null)[];
}

/** A way to bring the topics under the rule, and what it costs. */
export interface Proposal {
  name: string;
  /** Why there is none. */
  fault?: string;
  summary?: Diff["summary"];
  changes?: Diff["partitions"];
  cost?: Pick<Impact, "leaders" | "exposure" | "groups"> & {
    /** Decimal text; null where sizes are not known. */
    bytes: string | null;
    unknownBytes: number;
  };
  /** Why what it costs is not known. */
  costFault?: string;
  plan?: string;
  rollback?: string;
}

export interface PasteQuestion {
  setting: Setting;
  text: string;
  /** What kafka-log-dirs printed; empty if nothing was pasted. */
  sizes: string;
}

const STEPS = ["reading", "auditing", "placing anew", "comparing", "counting what it costs"] as const;

export function pasted({ setting, text, sizes }: PasteQuestion, step: (step: Step) => void): Pasted {
  const begin = (done: number): void => step({ done, of: STEPS.length, words: STEPS[done] ?? "" });
  begin(0);
  const document = documentOf(text);
  const { topics, notes, logDirs } = document;
  const plan = document.proposed ?? document.plan ?? document.current;
  const read: Pasted = {
    what: [document.what, ...counts(document, plan)].join(", "),
    notes: notes.map((note) => note.message),
    ...usable(setting, document, namedIn(topics ?? [], plan)),
    hasSizes: logDirs !== undefined,
    drawings: [],
    proposals: [],
  };
  begin(1);
  if (topics && topics.length > 0) {
    const { findings } = audit({
      brokers: setting.brokers,
      ...ruleOf(setting),
      current: topics,
      minInsyncReplicas: setting.minIsr,
    });
    const anew = placedAnew(setting, topics, sizes, begin);
    const now = reachOf(setting, topics);
    const after = anew.proposed && reachOf(setting, anew.proposed);
    const rows = byTopic(anew.proposed);
    const drawings = topics.flatMap(({ name, partitions }) => [
      ...drawingOf(setting, name, "as it stands", partitions, now),
      ...(after ? drawingOf(setting, name, "placed anew", rows.get(name) ?? [], after) : []),
    ]);
    return { ...read, findings, drawings, proposals: [anew.proposal] };
  }
  if (plan) {
    const { findings } = validate({ plan, brokers: setting.brokers, ...ruleOf(setting) });
    const reach = reachOf(setting, plan);
    const drawings = [...byTopic(plan)].flatMap(([name, rows]) => drawingOf(setting, name, "as planned", rows, reach));
    return { ...read, findings, drawings };
  }
  return read;
}

/** The last text is read once, whatever changes about the cluster. */
function documentOf(text: string): Document {
  if (text !== kept?.text) kept = { text, document: parse(text, {}) };
  return kept.document;
}

let kept: { text: string; document: Document } | undefined;

/** The proposal of `generate`, and what it does. */
function placedAnew(
  setting: Setting,
  topics: TopicState[],
  sizes: string,
  begin: (done: number) => void,
): { proposal: Proposal; proposed?: Plan } {
  const name = "Placed anew";
  const { topics: _, ...options } = requestOf(setting);
  try {
    begin(2);
    const { current, proposed } = generate({ ...options, current: topics });
    begin(3);
    const { summary, partitions } = diff(topics, proposed);
    begin(4);
    const proposal = {
      ...{ name, summary, changes: partitions.slice(0, MOST_CHANGES) },
      ...costOf(setting, topics, sizes, proposed),
      plan: toReassignmentJson(proposed),
      rollback: toReassignmentJson(current),
    };
    return { proposal, proposed };
  } catch (fault) {
    return { proposal: { name, fault: message(fault) } };
  }
}

function costOf(
  setting: Setting,
  topics: TopicState[],
  sizes: string,
  plan: Plan,
): Pick<Proposal, "cost" | "costFault"> {
  try {
    const { leaders, bytes, exposure, groups } = impact({
      brokers: setting.brokers,
      ...ruleOf(setting),
      current: topics,
      plan,
      minInsyncReplicas: setting.minIsr,
      logDirs: sizes === "" ? null : sizes,
      // For each topic a group that reads it alone: who reads several is bumped for each.
      groups: topics.map((topic) => ({ id: topic.name, type: "consumer" as const, topics: [topic.name] })),
    });
    return { cost: { leaders, exposure, groups, bytes: bytes.fullLocal, unknownBytes: bytes.unknown.length } };
  } catch (fault) {
    return { costFault: message(fault) };
  }
}

/** Changes that are listed one by one. */
export const MOST_CHANGES = 200;

type Row = { partition: number; replicas: readonly number[] };

function byTopic(plan: Plan | undefined): Map<string, Row[]> {
  const topics = new Map<string, Row[]>();
  for (const row of plan?.partitions ?? []) {
    const rows = topics.get(row.topic) ?? [];
    rows.push(row);
    topics.set(row.topic, rows);
  }
  return topics;
}

/** Columns of a topic that is drawn: a partition with a larger id would make a picture of nothing. */
const MOST_COLUMNS = 1_000_000;

/** None for a topic without partitions, or with ids beyond what is drawn. */
function drawingOf(setting: Setting, topic: string, as: string, rows: readonly Row[], reach: Reach): Drawing[] {
  const columns = 1 + rows.reduce((most, { partition }) => Math.max(most, partition), -1);
  const replicationFactor = rows.reduce((most, { replicas }) => Math.max(most, replicas.length), 0);
  if (columns === 0 || replicationFactor === 0 || columns > MOST_COLUMNS) return [];
  const replicas = new Int32Array(columns * replicationFactor).fill(-1);
  for (const { partition, replicas: own } of rows) replicas.set(own, partition * replicationFactor);
  return [{ topic, as, reach, replicas, replicationFactor, ...confined(setting, topic, columns, replicationFactor) }];
}

/** Which partitions a rule confines, as the placer says for as many. */
function confined(setting: Setting, name: string, partitions: number, replicationFactor: number) {
  try {
    const topics = [{ name, partitions, replicationFactor }];
    const placed = placeFlat({ ...requestOf(setting), topics, errors: "report" });
    const [topic] = placed.topics;
    const pods = placed.eligible.map(({ pod }) => pod);
    if (topic && topic.error === undefined) return { specs: topic.specs, pods };
  } catch {
    // A cluster that holds no such topic: the picture then has no tint, and the findings say why.
  }
  return { specs: new Int32Array(0), pods: [] };
}

/** "12 topics", "480 partitions", ... */
function counts({ brokers, topics, logDirs, brokerSets }: Document, plan: Plan | undefined): string[] {
  const counted = (count: number | undefined, one: string, more: string): string[] =>
    count === undefined ? [] : [`${count.toLocaleString("en")} ${count === 1 ? one : more}`];
  const partitions = topics?.reduce((sum, topic) => sum + topic.partitions.length, 0) ?? plan?.partitions.length;
  return [
    ...counted(brokers?.length, "broker", "brokers"),
    ...counted(brokerSets?.length, "set of brokers", "sets of brokers"),
    ...counted(topics?.length, "topic", "topics"),
    ...counted(partitions, "partition", "partitions"),
    ...counted(logDirs?.sizes.length, "replica", "replicas"),
  ];
}

/** Brokers that a text lists, puts into sets, or names somewhere. */
function usable(setting: Setting, { brokers, brokerSets }: Document, named: number[]): Pick<Pasted, "use"> {
  const many = (count: number): string => `${count.toLocaleString("en")} broker${count === 1 ? "" : "s"}`;
  if (brokers && brokers.length > 0) return { use: { words: `Use its ${many(brokers.length)}`, brokers } };
  if (brokerSets) {
    const sets = brokerSets.map(({ brokerSetId, brokerIds }) => ({ pod: brokerSetId, ids: brokerIds }));
    return { use: { words: "Use its sets as pods", brokers: withSets(setting.brokers, sets) } };
  }
  if (named.length === 0) return {};
  return { use: { words: `Use the ${many(named.length)} that it names`, brokers: named.map((id) => ({ id })) } };
}

function namedIn(topics: readonly TopicState[], plan: Plan | undefined): number[] {
  const ids = new Set<number>();
  for (const row of [...topics.flatMap(({ partitions }) => partitions), ...(plan?.partitions ?? [])]) {
    for (const id of row.replicas) ids.add(id);
  }
  return [...ids].sort((left, right) => left - right);
}
