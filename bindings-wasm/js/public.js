// What every entry exports, beside its own init.
export {
  PlacementError,
  engine,
  initSync,
  place,
  placeFlat,
  placeJson,
  readBrokers,
  readMetadata,
  toClientCall,
  toReassignmentJson,
  toReplicaAssignment,
} from "./instance.js";
