// What follows from a placement: what each set of brokers can hurt, and what to look out for.
import { blastRadius, preflight } from "podstripe";
import type { BlastRadius, BlastRadiusRequest, CurrentLike, Finding, FlatPlacement, Radius } from "podstripe";
import { ruleOf } from "./request.js";
import type { Setting } from "./state.js";

/** What sets of brokers can hurt. */
export interface Reach extends Pick<BlastRadius, "pods" | "racks"> {
  /** What the broken brokers take with them. */
  broken: Radius | null;
}

export interface Reached extends Reach, Pick<BlastRadius, "whatIf"> {
  findings: Finding[];
}

export function reached({ setting, placement }: { setting: Setting; placement: FlatPlacement }): Reached {
  const { brokers, topic, partitions, replicationFactor, interval } = setting;
  const reach = reachOf(setting, placement, {
    intervals: [...new Set(interval > 1 ? [...INTERVALS, interval] : INTERVALS)].sort((left, right) => left - right),
    podSizes: podSizes(brokers.length, brokers.filter(({ pod }) => pod === setting.pod).length),
  });
  const topics = [{ name: topic, partitions, replicationFactor }];
  const { findings } = preflight({ brokers, ...ruleOf(setting), topics, internalTopics: false });
  return { ...reach, findings };
}

/** What brokers can hurt of any topics, and what other intervals and pod sizes would make of it. */
export function reachOf(
  setting: Setting,
  current: CurrentLike,
  whatIf: NonNullable<BlastRadiusRequest["whatIf"]> = { intervals: [], podSizes: [] },
): Omit<Reached, "findings"> {
  const { brokers, broken, minIsr } = setting;
  const { radius, ...rest } = blastRadius({
    brokers,
    ...ruleOf(setting),
    current,
    brokerIds: broken.length > 0 ? broken : null,
    minInsyncReplicas: minIsr,
    whatIf,
  });
  return { broken: radius, pods: rest.pods, racks: rest.racks, whatIf: rest.whatIf };
}

/** The intervals to compare. */
const INTERVALS = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 50];
/** How many pod sizes are compared. */
const MOST_SIZES = 8;

/** Pod sizes to compare, evenly from one broker to half of them, and the one that is. */
function podSizes(brokers: number, own: number): number[] {
  const most = Math.max(1, Math.floor(brokers / 2));
  const steps = Math.min(most, MOST_SIZES);
  const sizes = Array.from({ length: steps }, (_, at) => Math.max(1, Math.round(((at + 1) * most) / steps)));
  return [...new Set([...sizes, own])].filter((size) => size > 0 && size < brokers).sort((left, right) => left - right);
}
