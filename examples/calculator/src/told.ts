// What can be told of a placement by running the placer again: why each replica is where it is, and how leaders fall.
import { explain, type Explanation, type ExplainedTopic } from "podstripe";
import { requestOf } from "./request.js";
import type { Setting } from "./state.js";

export type Skew = ExplainedTopic["resonance"];

/** How leaders fall over a hundred seeds, for each set of brokers. */
export const told = (setting: Setting): Skew => topicOf(explain(requestOf(setting))).resonance;

/** For each replica of a partition, why it is there. */
export function why({ setting, partition }: { setting: Setting; partition: number }): string[] {
  const key = JSON.stringify({ ...requestOf(setting) });
  if (key !== kept?.key) kept = { key, topic: topicOf(explain({ ...requestOf(setting), resonance: { seeds: 0 } })) };
  return kept.topic.partitions[partition]?.replicas.map((replica) => replica.why) ?? [];
}

/** The explanation that was asked for last: a pointer asks for one partition after the other. */
let kept: { key: string; topic: ExplainedTopic } | undefined;

/** A topic that fails is thrown. */
const topicOf = ({ topics }: Explanation): ExplainedTopic => topics[0] as ExplainedTopic;
