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

/** Every topic of a state or of a plan that can be drawn. */
export function drawingsOf(setting: Setting, as: string, what: TopicState[] | Plan): Drawing[] {
  const topics = Array.isArray(what)
    ? what.map(({ name, partitions }) => [name, partitions] as const)
    : [...byTopic(what)];
  const grids = topics.flatMap(([topic, rows]) => gridOf(topic, rows));
  const reach = reachOf(setting, what);
  const confined = confinedOf(setting, grids);
  return grids.map((grid) => ({ ...grid, as, reach, ...confined(grid.topic) }));
}

type Grid = Pick<Drawing, "topic" | "replicas" | "replicationFactor">;

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
function gridOf(topic: string, rows: readonly Row[]): Grid[] {
  const columns = 1 + rows.reduce((most, { partition }) => Math.max(most, partition), -1);
  const replicationFactor = rows.reduce((most, { replicas }) => Math.max(most, replicas.length), 0);
  if (columns === 0 || replicationFactor === 0 || columns > MOST_COLUMNS) return [];
  const replicas = new Int32Array(columns * replicationFactor).fill(-1);
  for (const { partition, replicas: own } of rows) replicas.set(own, partition * replicationFactor);
  return [{ topic, replicas, replicationFactor }];
}

/** Which partitions of each topic a rule confines, as the placer says for as many. */
function confinedOf(setting: Setting, grids: readonly Grid[]): (topic: string) => Pick<Drawing, "specs" | "pods"> {
  const specs = new Map<string, Int32Array>();
  let pods: Drawing["pods"] = [];
  try {
    const topics = grids.map(({ topic, replicas, replicationFactor }) => {
      return { name: topic, partitions: replicas.length / replicationFactor, replicationFactor };
    });
    const placed = placeFlat({ ...requestOf(setting), topics, errors: "report" });
    pods = placed.eligible.map(({ pod }) => pod);
    for (const topic of placed.topics) if (topic.error === undefined) specs.set(topic.name, topic.specs);
  } catch {
    // A cluster that holds no such topics: the pictures then have no tint, and the findings say why.
  }
  return (topic) => ({ specs: specs.get(topic) ?? new Int32Array(0), pods });
}
