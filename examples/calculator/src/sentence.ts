// The one sentence that answers.
import type { Reached } from "./placed.js";

const number = new Intl.NumberFormat("en");

export function sentence({ state, exposed, broken: radius }: Reached): string {
  if (radius) {
    const parts = [
      [radius.offline.part, "offline"],
      [radius.belowMinIsr.part - radius.offline.part, "under min ISR"],
      [radius.led.part, "without the leader they prefer"],
    ] as const;
    const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${number.format(count)} ${what}`);
    const ids = state.broken;
    const which = ids.length > 8 ? `${ids.length} brokers` : `broker${ids.length > 1 ? "s" : ""} ${ids.join(", ")}`;
    const what = said.length > 0 ? said.join(", ") : "nothing offline";
    return `With ${which} broken, of ${number.format(radius.partitions)} partitions: ${what}.`;
  }
  if (!exposed) return `No broker is in pod ${state.pod}, so the rule is ignored.`;
  const { part, whole, percent } = exposed;
  return (
    `A bad build on pod ${state.pod} reaches ${number.format(part)} of ${number.format(whole)} partitions ` +
    `(${percent} %). ${number.format(whole - part)} stay untouched.`
  );
}
