// Topics that were pasted, as a picture needs them: as they stand, or as a plan leaves them.
import { placeFlat } from "podstripe";
import type { Plan, TopicState } from "podstripe";
import { reachOf, type Reach } from "./reached.js";
import { requestOf } from "./request.js";
import type { Setting } from "./state.js";

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

type Row = { partition: number; replicas: readonly number[] };

/** Every topic of a state or of a plan. */
export function drawingsOf(setting: Setting, as: string, what: TopicState[] | Plan): Drawing[] {
  const reach = reachOf(setting, what);
  const topics = Array.isArray(what)
    ? what.map(({ name, partitions }) => [name, partitions] as const)
    : [...byTopic(what)];
  return topics.flatMap(([name, rows]) => drawingOf(setting, name, as, rows, reach));
}

function byTopic(plan: Plan): Map<string, Row[]> {
  const topics = new Map<string, Row[]>();
  for (const row of plan.partitions) {
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
