// The one sentence that answers.
import type { Radius, Share } from "podstripe";
import type { Placed } from "./placed.js";
import type { Reach } from "./reached.js";
import type { Setting } from "./state.js";
import { count } from "./words.js";

/** What is known of replicas and brokers; what follows may be of a moment before. */
export interface Known {
  setting: Setting;
  /** What the placer says of it, where it was placed. */
  placed?: Placed | undefined;
  reached?: (Reach & { setting: Setting }) | undefined;
}

/** How much the sentence speaks of. */
export function share({ setting, placed, reached }: Known): Share | undefined {
  if (setting.broken.length > 0) return reached?.broken?.offline;
  const exposure = placed?.topics[0].exposure.find(({ pod }) => pod === setting.pod);
  return exposure?.exposed ?? reached?.pods.find(({ name }) => name === setting.pod)?.hosted;
}

/** Undefined as long as it is not known. */
export function sentence(known: Known): string | undefined {
  const { setting, placed, reached } = known;
  if (setting.broken.length > 0) {
    const radius = reached?.setting.broken === setting.broken ? reached.broken : undefined;
    return radius ? withoutBroken(setting.broken, radius) : undefined;
  }
  const reach = share(known);
  if (!reach) {
    const warning = placed?.warnings.find(({ pod }) => pod === setting.pod);
    return warning?.message ?? (reached && `No broker is in pod ${setting.pod}.`);
  }
  const { part, whole, percent } = reach;
  const rest = whole - part;
  return (
    `A bad build on pod ${setting.pod} reaches ${count(part)} of ${count(whole)} partitions ` +
    `(${percent} %). ${rest === 0 ? "None stays" : `${count(rest)} ${rest === 1 ? "stays" : "stay"}`} untouched.`
  );
}

function withoutBroken(broken: readonly number[], radius: Radius): string {
  const parts = [
    [radius.offline.part, "offline"],
    [radius.belowMinIsr.part - radius.offline.part, "under min ISR"],
    [radius.hosted.part - radius.belowMinIsr.part, "with fewer replicas"],
    [radius.led.part, "without the leader they prefer"],
  ] as const;
  const said = parts.filter(([number]) => number > 0).map(([number, what]) => `${count(number)} ${what}`);
  const what = said.length > 0 ? said.join(", ") : "none has a replica there";
  return `With ${brokersOf(broken)} broken, of ${count(radius.partitions)} partitions: ${what}.`;
}

const brokersOf = (ids: readonly number[]): string =>
  ids.length > 8 ? `${ids.length} brokers` : `broker${ids.length > 1 ? "s" : ""} ${ids.join(", ")}`;
