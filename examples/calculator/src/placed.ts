// A placement: what the picture needs, and all that the placer says beside it.
import { placeFlat, type FlatPlacement, type FlatTopic } from "podstripe";
import { requestOf } from "./request.js";
import type { Setting } from "./state.js";

export type Placed = Omit<FlatPlacement, "topics"> & { topics: [FlatTopic] };

/** A topic that fails is thrown. */
export const placed = (setting: Setting): Placed => placeFlat(requestOf(setting)) as Placed;
