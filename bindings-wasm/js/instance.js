import * as glue from "./podstripe.js";
import { bind } from "./api.js";
import { PlacementError } from "./error.js";

let ready = false;

/** Makes the engine ready from bytes or a compiled module, at once. A second call does nothing. */
export function initSync(source) {
  if (ready) return;
  glue.initSync({ module: source });
  ready = true;
}

/** The same from whatever can be awaited or fetched: a URL, a Response, bytes, a module. */
export async function load(source) {
  if (ready) return;
  await glue.default({ module_or_path: source });
  ready = true;
}

/** Loads once, however often it is asked; a failed load may be tried again. */
export function once(source) {
  let loading;
  return (given) => {
    loading ??= Promise.resolve()
      .then(() => load(given ?? source()))
      .catch((failure) => {
        loading = undefined;
        throw failure;
      });
    return loading;
  };
}

/** What runs the calls: this package always runs WebAssembly. */
export const engine = () => "wasm";

const api = bind(() => {
  if (ready) return glue;
  throw new PlacementError({
    code: "NOT_INITIALISED",
    message: "podstripe is not ready: await init() (or call initSync with the .wasm) before any other function",
  });
});
export const { place, placeJson, placeFlat, readBrokers, readMetadata } = api;
export const { parse, convert, generate, generateText, diff, validate } = api;
export const { audit, preflight, blastRadius, explain, impact, findStrays } = api;
export const { topicHash, topicHashes, groupHash, followerStart, copyTime } = api;
export const { toClientCall, toReassignmentJson, toReplicaAssignment } = api;
export { PlacementError };
