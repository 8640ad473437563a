// The native engine where a binary fits this machine, the WebAssembly package where none does; engine() says which.
import { createRequire } from "node:module";

import { bind } from "./api.js";
import { PlacementError as NativeError } from "./error.js";

const require = createRequire(import.meta.url);

function native() {
  let addon;
  try {
    addon = require(`./podstripe.${process.platform}-${process.arch}.node`);
  } catch {
    return undefined;
  }
  return { ...bind(() => addon), PlacementError: NativeError, engine: () => "native" };
}

const api = native() ?? require("podstripe");

export const { PlacementError, engine, place, placeFlat, placeJson } = api;
export const { parse, convert, generate, generateText, diff, validate } = api;
export const { audit, preflight, blastRadius, explain, impact, findStrays } = api;
export const { topicHash, topicHashes, groupHash, followerStart, copyTime } = api;
export const { readBrokers, readMetadata, toClientCall, toReassignmentJson, toReplicaAssignment } = api;

// Both are for engines that must be loaded first. This one is ready when imported.
export const init = async () => {};
export const initSync = () => {};
export default init;
