// What can be told of a placement by running the placer again: why each replica is where it is, and how leaders fall.
import { explain, type ExplainRequest, type ExplainedTopic } from "podstripe";
import { requestOf } from "./request.js";
import type { Setting } from "./state.js";

export type Skew = ExplainedTopic["resonance"];

/** How leaders fall over a hundred seeds, for each set of brokers. */
export const told = (setting: Setting): Skew => explained(setting, {}).resonance;

/** For each replica of a partition, why it is there. */
export function why({ setting, partition }: { setting: Setting; partition: number }): string[] {
  const topic = kept?.key === keyOf(setting) ? kept.topic : explained(setting, { resonance: { seeds: 0 } });
  return topic.partitions[partition]?.replicas.map((replica) => replica.why) ?? [];
}

/** The explanation that was asked for last: a pointer asks for one partition after the other. */
let kept: { key: string; topic: ExplainedTopic } | undefined;

const keyOf = (setting: Setting): string => JSON.stringify(requestOf(setting));

/** A topic that fails is thrown. */
function explained(setting: Setting, options: Partial<ExplainRequest>): ExplainedTopic {
  const topic = explain({ ...requestOf(setting), ...options }).topics[0] as ExplainedTopic;
  kept = { key: keyOf(setting), topic };
  return topic;
}
