// Clusters made of a few numbers.
import type { Broker } from "podstripe";

export interface Shape {
  racks: number;
  perRack: number;
}

/** Racks a, b, c, ... of as many brokers each. */
export function clusterOf({ racks, perRack }: Shape): Broker[] {
  return Array.from({ length: racks * perRack }, (_, id) => ({ id, rack: rackName(Math.floor(id / perRack)) }));
}

/** The canary pod: a whole rack, or the first so many brokers of each rack. */
export type Pods = { rack: string } | { perRack: number };

/** The same brokers, in the canary pod or in "stable". */
export function withPods(brokers: readonly Broker[], pods: Pods, canary: string): Broker[] {
  const taken = new Map<string, number>();
  return brokers.map((broker) => {
    const rack = broker.rack ?? "";
    const before = taken.get(rack) ?? 0;
    taken.set(rack, before + 1);
    const isCanary = "rack" in pods ? rack === pods.rack : before < pods.perRack;
    return { ...broker, pod: isCanary ? canary : canary === "stable" ? "other" : "stable" };
  });
}

/** The same brokers in pods of which each has a list; brokers that nobody knew come last. */
export function withSets(
  brokers: readonly Broker[],
  sets: readonly { pod: string; ids: readonly number[] }[],
): Broker[] {
  const pods = new Map(sets.flatMap(({ pod, ids }) => ids.map((id) => [id, pod] as const)));
  const known = new Set(brokers.map(({ id }) => id));
  const others = [...pods].filter(([id]) => !known.has(id)).map(([id, pod]) => ({ id, pod }));
  return [...brokers.map((broker) => ({ ...broker, pod: pods.get(broker.id) ?? null })), ...others];
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
