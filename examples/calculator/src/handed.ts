// A placement as Kafka's tools take it.
import { toReassignmentJson, toReplicaAssignment, type FlatPlacement } from "podstripe";

export type As = "create" | "plan";

/** The argument of kafka-topics --create --replica-assignment, or a plan for kafka-reassign-partitions. */
export const handed = ({ placement, as }: { placement: FlatPlacement; as: As }): string =>
  as === "create" ? toReplicaAssignment(placement) : toReassignmentJson(placement);
