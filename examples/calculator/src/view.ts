// What a picture is of: brokers in rows, partitions in columns, and which part of them is shown.
import type { Broker } from "podstripe";

export interface View {
  rows: readonly Broker[];
  /** Row by row of a placement: `factor` ids for each partition, -1 for none. */
  replicas: Int32Array;
  factor: number;
  /** Runs of partitions as the placer gives them: first, count, and which set of brokers. */
  specs: Int32Array;
  /** Of each set, the pod that a rule confines its partitions to. */
  pods: readonly (string | null)[];
  minIsr: number;
  broken: readonly number[];
}

/** The partitions that are shown. */
export interface Window {
  from: number;
  shown: number;
}

export const partitionsOf = ({ replicas, factor }: View): number => Math.floor(replicas.length / Math.max(1, factor));

/** Rows are lower where there are many. */
export const rowOf = (rows: number): number => (rows <= 12 ? 28 : rows <= 40 ? 20 : 14);
export const HEAD = 22;
export const heightOf = (rows: number): number => HEAD + rows * rowOf(rows);

const WIDEST = 34;
/** How wide a column is. */
export const columnOf = (width: number, shown: number): number => Math.min(WIDEST, width / Math.max(1, shown));

/** The confined runs that lie in a window: first partition, count and pod. */
export function* confinedIn({ specs, pods }: View, { from, shown }: Window): Generator<[number, number, string]> {
  for (let at = 0; at + 2 < specs.length; at += 3) {
    const [first = 0, count = 0, set = 0] = specs.subarray(at, at + 3);
    if (first >= from + shown) return;
    const pod = pods[set];
    if (typeof pod === "string" && first + count > from) yield [first, count, pod];
  }
}

/** The pod that a partition is confined to. */
export function podOf(view: View, partition: number): string | undefined {
  for (const [, , pod] of confinedIn(view, { from: partition, shown: 1 })) return pod;
  return undefined;
}

/** What becomes of a partition without the broken brokers. */
export type Fate = "fine" | "led by another" | "under min ISR" | "offline";

export function fates(view: View): (partition: number) => Fate {
  const { replicas, factor, minIsr } = view;
  const dead = new Set(view.broken);
  return (partition) => {
    let [alive, lost] = [0, 0];
    for (let at = partition * factor; at < (partition + 1) * factor; at += 1) {
      const id = replicas[at] ?? -1;
      if (dead.has(id)) lost += 1;
      else if (id >= 0) alive += 1;
    }
    if (lost === 0) return "fine";
    if (alive === 0) return "offline";
    if (alive < minIsr) return "under min ISR";
    return dead.has(replicas[partition * factor] ?? -1) ? "led by another" : "fine";
  };
}
