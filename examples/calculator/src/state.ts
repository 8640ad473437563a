// What the page shows is made of this alone: it is what a link carries, and what export writes.
import type { Broker } from "podstripe";

/** A cluster, a topic, a rule, and the brokers that are taken for dead. */
export interface Setting {
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
  broken: number[];
}

export interface State extends Setting {
  /** What was put aside to compare with. */
  pinned: Setting | null;
  /** What was pasted; topics for a plan, and sizes of replicas, to go with it. */
  text: string;
  current: string;
  sizes: string;
}

/** KIP-1095's example: six brokers in two pods, every tenth partition a canary. */
const EXAMPLE: Setting = {
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

export const FIRST: State = { ...EXAMPLE, pinned: null, text: "", current: "", sizes: "" };

/** Characters of pasted text that a link still carries, and that are read again with each change. */
const MOST_LINKED = 20_000;

/** The state of a link's fragment: the example where it says nothing, and a sentence where it cannot be read. */
export function stateOf(fragment: string): { state: State; fault?: string } {
  if (fragment.length < 2) return { state: FIRST };
  try {
    return { state: checked(JSON.parse(decodeURIComponent(fragment.slice(1)))) };
  } catch (fault) {
    return { state: FIRST, fault: `This link cannot be read, so here is the example: ${message(fault)}` };
  }
}

export const isShort = ({ text, current, sizes }: State): boolean =>
  text.length + current.length + sizes.length <= MOST_LINKED;

/** The fragment of a link: all of the state, without pasted text that is too long for an address. */
export const fragmentOf = (state: State): string =>
  `#${encodeURIComponent(JSON.stringify(isShort(state) ? state : { ...state, text: "", current: "", sizes: "" }))}`;

/** A state from elsewhere, with the kinds of values that it must have; what they mean is for podstripe to judge. */
export function checked(value: unknown): State {
  const { pinned, text, current, sizes } = objectOf(value, "it");
  return {
    ...settingOf(value),
    pinned: pinned === null || pinned === undefined ? null : settingOf(pinned),
    text: textOf(text),
    current: textOf(current),
    sizes: textOf(sizes),
  };
}

function settingOf(value: unknown): Setting {
  const given = objectOf(value, "it");
  const setting: Record<string, unknown> = {};
  for (const [name, example] of Object.entries(EXAMPLE)) {
    const own = given[name] ?? example;
    if (typeof own !== typeof example || Array.isArray(own) !== Array.isArray(example)) {
      throw new Error(`${name} is ${JSON.stringify(own)}`);
    }
    setting[name] = own;
  }
  for (const broker of setting["brokers"] as unknown[]) objectOf(broker, "a broker");
  return setting as unknown as Setting;
}

function objectOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null)
    throw new Error(`${name} is ${JSON.stringify(value)}, not an object`);
  return value as Record<string, unknown>;
}

function textOf(value: unknown): string {
  if (value !== undefined && typeof value !== "string") throw new Error(`text is ${JSON.stringify(value)}`);
  return value ?? "";
}

export const message = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
