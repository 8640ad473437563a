// What the page shows is made of this alone: it is what a link carries, and what export writes.
import type { Broker } from "podstripe";

export interface State {
  brokers: Broker[];
  topic: string;
  partitions: number;
  replicationFactor: number;
  /** Every so many partitions go to the pod; 0: none do. */
  interval: number;
  pod: string;
  /** Decimal text: a seed of Java's has 64 bits. */
  seed: string;
  spread: "controller" | "grouped";
  minIsr: number;
  /** Brokers that are taken for dead. */
  broken: number[];
}

/** KIP-1095's example: six brokers in two pods, every tenth partition a canary. */
export const EXAMPLE: State = {
  brokers: [1, 2, 3, 4, 5, 6].map((id) => ({ id, pod: id <= 3 ? "stable" : "canary" })),
  topic: "orders",
  partitions: 20,
  replicationFactor: 3,
  interval: 10,
  pod: "canary",
  seed: "42",
  spread: "controller",
  minIsr: 2,
  broken: [],
};

/** The state of a link's fragment: the example where it says nothing, and a sentence where it cannot be read. */
export function stateOf(fragment: string): { state: State; fault?: string } {
  if (fragment.length < 2) return { state: EXAMPLE };
  try {
    return { state: checked(JSON.parse(decodeURIComponent(fragment.slice(1)))) };
  } catch (fault) {
    return { state: EXAMPLE, fault: `This link cannot be read, so here is the example: ${message(fault)}` };
  }
}

export const fragmentOf = (state: State): string => `#${encodeURIComponent(JSON.stringify(state))}`;

/** A state from elsewhere, with the kinds of values that it must have; what they mean is for podstripe to judge. */
export function checked(value: unknown): State {
  if (typeof value !== "object" || value === null) throw new Error("it is no object");
  const given = value as Record<string, unknown>;
  const state: Record<string, unknown> = {};
  for (const [name, example] of Object.entries(EXAMPLE)) {
    const own = given[name] ?? example;
    if (typeof own !== typeof example || Array.isArray(own) !== Array.isArray(example)) {
      throw new Error(`${name} is ${JSON.stringify(own)}`);
    }
    state[name] = own;
  }
  return state as unknown as State;
}

export const message = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
