// What a pasted text is, and what podstripe has to say about it.
//
// Topics are audited against the cluster and the rule, and placed anew. A plan is held against the cluster, and against
// the topics that were pasted before it, if any. Any other text is only read.
import { audit, convert, parse, validate } from "podstripe";
import type { Broker, Document, Finding, Plan, TopicState } from "podstripe";
import { withSets } from "./cluster.js";
import { drawingsOf, type Drawing } from "./drawing.js";
import { placedAnew, planned, type Proposal } from "./proposal.js";
import { ruleOf } from "./request.js";
import type { Setting } from "./state.js";
import { counted } from "./words.js";
import type { Step } from "./worker.js";

export interface Pasted {
  /** What it was taken for: "the output of kafka-topics --describe, 12 topics, 480 partitions". */
  what: string;
  notes: string[];
  /** Brokers that the cluster could have for it. */
  use?: { words: string; brokers: Broker[] };
  /** Whether it shows topics, says how large replicas are, is a plan. */
  holds: { topics: boolean; sizes: boolean; plan: boolean };
  findings?: Finding[];
  drawings: Drawing[];
  proposals: Proposal[];
}

export interface PasteQuestion {
  setting: Setting;
  text: string;
  /** What shows topics, for a text that is a plan, and what kafka-log-dirs printed; empty if nothing was pasted. */
  current: string;
  sizes: string;
}

const STEPS = ["reading", "auditing", "placing anew", "drawing"] as const;

export function pasted({ setting, text, current, sizes }: PasteQuestion, step: (step: Step) => void): Pasted {
  const begin = (done: number): void => step({ done, of: STEPS.length, words: STEPS[done] ?? "" });
  begin(0);
  const document = documentOf(text);
  const plan = planOf(setting, document, text);
  const own = document.topics ?? [];
  const topics = own.length > 0 ? own : plan && current !== "" ? (documentOf(current).topics ?? []) : [];
  const read: Pasted = {
    what: [document.what, ...counts(document, plan)].join(", "),
    notes: document.notes.map((note) => note.message),
    ...usable(setting, document, namedIn(own, plan)),
    holds: { topics: own.length > 0, sizes: document.logDirs !== undefined, plan: plan !== undefined },
    drawings: [],
    proposals: [],
  };
  if (topics.length === 0 && !plan) return read;
  begin(1);
  const findings = plan ? findingsOf(setting, plan, topics) : auditOf(setting, topics);
  begin(2);
  const proposals = plan && topics.length > 0 ? [planned(setting, topics, sizes, plan)] : [];
  if (topics.length > 0) proposals.push(placedAnew(setting, topics, sizes));
  begin(3);
  const drawings = topics.length > 0 ? drawingsOf(setting, "as it stands", topics) : [];
  if (plan && topics.length === 0) drawings.push(...drawingsOf(setting, "as planned", plan));
  for (const { name, after } of proposals) {
    if (after) drawings.push(...drawingsOf(setting, name.toLowerCase(), after));
  }
  return { ...read, findings, proposals: proposals.map(({ after: _after, ...rest }) => rest), drawings };
}

function auditOf(setting: Setting, topics: TopicState[]): Finding[] {
  const { brokers, minIsr } = setting;
  return audit({ brokers, ...ruleOf(setting), current: topics, minInsyncReplicas: minIsr }).findings;
}

const findingsOf = (setting: Setting, plan: Plan, topics: TopicState[]): Finding[] =>
  validate({ plan, brokers: setting.brokers, ...ruleOf(setting), current: topics.length > 0 ? topics : null }).findings;

/** A text is read once, whatever changes about the cluster. */
function documentOf(text: string): Document {
  const document = kept.get(text) ?? parse(text, {});
  kept.delete(text);
  kept.set(text, document);
  if (kept.size > 2) kept.delete(kept.keys().next().value ?? "");
  return document;
}

/** The last two texts: a plan, and the topics that it is for. */
const kept = new Map<string, Document>();

/** "12 topics", "480 partitions", ... */
function counts(document: Document, plan: Plan | undefined): string[] {
  const { brokers, brokerList, topics, topicsToMove, logDirs, brokerSets } = document;
  const some = (value: number | undefined, one: string, more?: string): string[] =>
    value === undefined ? [] : [counted(value, one, more)];
  const partitions = topics?.reduce((sum, topic) => sum + topic.partitions.length, 0);
  return [
    ...some(brokers?.length ?? brokerList?.length, "broker"),
    ...some(brokerSets?.length, "set of brokers", "sets of brokers"),
    ...some(topics?.length ?? topicsToMove?.length, "topic"),
    ...some(partitions ?? plan?.partitions.length, "partition"),
    ...some(logDirs?.sizes.length, "replica"),
  ];
}

/** The plan that a text holds; replicas without a topic are those of the topic that is asked for. */
function planOf(setting: Setting, { proposed, plan, current, replicas, proposals }: Document, text: string) {
  if (proposals) return parse(convert(text, "reassignment"), {}).plan;
  const rows = replicas?.map((replicas, partition) => ({ topic: setting.topic, partition, replicas }));
  return proposed ?? plan ?? current ?? (rows && { version: 1, partitions: rows });
}

/** Brokers that a text lists, puts into sets, or names somewhere. */
function usable(setting: Setting, { brokers, brokerList, brokerSets }: Document, named: number[]): Pick<Pasted, "use"> {
  const listed = brokers ?? brokerList?.map((id) => ({ id }));
  if (listed && listed.length > 0)
    return { use: { words: `Use its ${counted(listed.length, "broker")}`, brokers: listed } };
  if (brokerSets) {
    const sets = brokerSets.map(({ brokerSetId, brokerIds }) => ({ pod: brokerSetId, ids: brokerIds }));
    return { use: { words: "Use its sets as pods", brokers: withSets(setting.brokers, sets) } };
  }
  if (named.length === 0) return {};
  return {
    use: { words: `Use the ${counted(named.length, "broker")} that it names`, brokers: named.map((id) => ({ id })) },
  };
}

function namedIn(topics: readonly TopicState[], plan: Plan | undefined): number[] {
  const ids = new Set<number>();
  for (const row of [...topics.flatMap(({ partitions }) => partitions), ...(plan?.partitions ?? [])]) {
    for (const id of row.replicas) ids.add(id);
  }
  return [...ids].sort((left, right) => left - right);
}
