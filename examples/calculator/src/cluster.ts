// Clusters made of a few numbers.
import type { Broker } from "podstripe";

export interface Shape {
  racks: number;
  perRack: number;
  pods: "one rack each" | "slices of each rack";
  canary: number;
}

/** Racks a, b, c, ... of as many brokers each; the canary pod is the first rack, or the first brokers of each rack. */
export function clusterOf({ racks, perRack, pods, canary }: Shape): Broker[] {
  const brokers: Broker[] = [];
  for (let rack = 0; rack < racks; rack += 1) {
    for (let place = 0; place < perRack; place += 1) {
      const isCanary = pods === "one rack each" ? rack === 0 : place < canary;
      brokers.push({ id: brokers.length, rack: rackName(rack), pod: isCanary ? "canary" : "stable" });
    }
  }
  return brokers;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const rackName = (at: number): string =>
  at < LETTERS.length
    ? LETTERS.charAt(at)
    : `${rackName(Math.floor(at / LETTERS.length) - 1)}${LETTERS.charAt(at % LETTERS.length)}`;

/** As the rows of the picture: by pod, then rack, then id. Brokers that are named alone come last. */
export function inRows(brokers: readonly Broker[], named: Iterable<number> = []): Broker[] {
  const known = new Set(brokers.map(({ id }) => id));
  const others = [...new Set(named)]
    .filter((id) => id >= 0 && !known.has(id))
    .map((id) => ({ id, pod: "no such broker" }));
  return [...brokers]
    .sort(
      (left, right) =>
        compare(left.pod ?? "", right.pod ?? "") || compare(left.rack ?? "", right.rack ?? "") || left.id - right.id,
    )
    .concat(others.sort((left, right) => left.id - right.id));
}

const compare = (left: string, right: string): number => (left < right ? -1 : Number(left > right));
