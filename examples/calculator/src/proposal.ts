// Ways to bring pasted topics under the rule, each with what it changes, what that costs, and the way back.
import { diff, generate, impact, toReassignmentJson } from "podstripe";
import type { Diff, Impact, Plan, TopicState } from "podstripe";
import { requestOf, ruleOf } from "./request.js";
import { message, type Setting } from "./state.js";

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
  /** All partitions as they are once it is executed. */
  after?: Plan;
}

/** Changes that are listed one by one. */
const MOST_CHANGES = 200;

/** What kafka-reassign-partitions --generate proposes, with pods and canary partitions. */
export function placedAnew(setting: Setting, topics: TopicState[], sizes: string): Proposal {
  const { topics: _topics, ...options } = requestOf(setting);
  return proposed("Placed anew", () => {
    const { proposed, current } = generate({ ...options, current: topics });
    return weighed(setting, topics, sizes, proposed, current);
  });
}

/** A plan that somebody else made. */
export const planned = (setting: Setting, topics: TopicState[], sizes: string, plan: Plan): Proposal =>
  proposed("The pasted plan", () => weighed(setting, topics, sizes, plan, replaced(topics, plan)));

function proposed(name: string, make: () => Omit<Proposal, "name">): Proposal {
  try {
    return { name, ...make() };
  } catch (fault) {
    return { name, fault: message(fault) };
  }
}

function weighed(
  setting: Setting,
  topics: TopicState[],
  sizes: string,
  plan: Plan,
  back: Plan,
): Omit<Proposal, "name"> {
  const after = applied(topics, plan);
  const { summary, partitions } = diff(topics, after);
  return {
    ...{ summary, after, changes: partitions.slice(0, MOST_CHANGES) },
    ...costOf(setting, topics, sizes, plan),
    plan: toReassignmentJson(plan),
    rollback: toReassignmentJson(back),
  };
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

const keyOf = ({ topic, partition }: { topic: string; partition: number }): string => `${topic}-${partition}`;

const rowsOf = (topics: TopicState[]): Plan["partitions"] =>
  topics.flatMap(({ name, partitions }) =>
    partitions.map(({ partition, replicas }) => ({ topic: name, partition, replicas })),
  );

/** All partitions, those of the plan as it has them. */
function applied(topics: TopicState[], plan: Plan): Plan {
  const rows = new Map([...rowsOf(topics), ...plan.partitions].map((row) => [keyOf(row), row]));
  return { version: 1, partitions: [...rows.values()] };
}

/** What a plan replaces: the way back. */
function replaced(topics: TopicState[], plan: Plan): Plan {
  const own = new Set(plan.partitions.map(keyOf));
  return { version: 1, partitions: rowsOf(topics).filter((row) => own.has(keyOf(row))) };
}
