// A setting that was put aside, once more.
import { placed, type Placed } from "./placed.js";
import { reached, type Reached } from "./reached.js";
import type { Setting } from "./state.js";

export function pinned(setting: Setting): { placed: Placed; reached: Reached } {
  const placement = placed(setting);
  return { placed: placement, reached: reached({ setting, placement }) };
}
