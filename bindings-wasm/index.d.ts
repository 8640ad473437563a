/** A broker of the cluster. */
export interface Broker {
  id: number;
  /** `null`: it has none. Left out: nobody said. */
  rack?: string | null;
  pod?: string | null;
  fenced?: boolean | null;
  inControlledShutdown?: boolean | null;
  /** All its log directories are cordoned: it takes no new replica. */
  cordoned?: boolean | null;
}

/** A topic to place, or to add partitions to: exactly one of `partitions` and `totalPartitions`. */
export interface Topic {
  name: string;
  /** How many new partitions. */
  partitions?: number | null;
  /** How many in the end, the existing ones included. */
  totalPartitions?: number | null;
  replicationFactor: number;
  /** The id of the first new partition: how many the topic has already. */
  startPartition?: number | null;
}

/** Every `interval`th partition of each topic goes to the pod, all others stay out of it. */
export interface Canary {
  pod?: string | null;
  interval: number;
}

/** An isolation rule: exactly one of `interval`, `ranges` and `partitions`. */
export interface Rule {
  pod: string;
  interval?: number | null;
  /** Partition ids from the first up to, but without, the end. */
  ranges?: Iterable<readonly [first: number, end: number]> | null;
  partitions?: readonly number[] | Int32Array | Uint32Array | null;
}

/** A seed of `java.util.Random`: a safe integer, a bigint, or decimal text. */
export type Seed = number | bigint | string;

export interface PlaceRequest {
  /** In a list, or by id: in a Map or an object. */
  brokers:
    readonly Broker[] | ReadonlyMap<number | string, Partial<Broker>> | Readonly<Record<string, Partial<Broker>>>;
  topics: readonly Topic[];
  canary?: Canary | null;
  rules?: readonly Rule[] | null;
  /** Drawn if it is left out; the answer has it. */
  seed?: Seed | null;
  /** `"striped"` (default): the controller's. `"classic"`: that of the tools up to Kafka 4.0. */
  algorithm?: Algorithm | null;
  brokerOrder?: "controller" | "given" | null;
  /** `"report"`: a topic's error stands in its place, and the next topic is placed. */
  errors?: "fail" | "report" | null;
  rackAware?: boolean | null;
  requireRacks?: boolean | null;
  fixedStartIndex?: number | null;
}

export type Algorithm = "striped" | "classic";

/** The answer of `place`: plain data, which `JSON.stringify` turns into what `placeJson` gives. */
export interface Placement {
  /** Decimal text; give it back as it is to place the same again. */
  seed: string;
  algorithm: Algorithm;
  /** The sets of brokers that the specs speak of. */
  eligible: EligibleSet[];
  /** In the order of the request. */
  topics: (PlacedTopic | FailedTopic)[];
  /** Ascending by broker. */
  load: BrokerLoad[];
  warnings: Warning[];
}

export interface EligibleSet {
  pod: string | null;
  brokers: number[];
}

export interface PlacedTopic {
  name: string;
  error?: undefined;
  startPartition: number;
  replicationFactor: number;
  /** The replicas of each new partition, the preferred leader first. */
  replicas: number[][];
  specs: Spec[];
  exposure: Exposure[];
}

/** A topic that could not be placed, under `errors: "report"`. */
export interface FailedTopic {
  name: string;
  error: ErrorDetails;
  replicas?: undefined;
}

/** Consecutive partitions that were placed together. */
export interface Spec {
  start: number;
  count: number;
  pod: string | null;
  /** A place in `eligible` of the placement. */
  eligible: number;
}

/** How much of a topic a pod can hurt. */
export interface Exposure {
  pod: string;
  /** The partitions confined to it. */
  confined: Share;
  /** The partitions with a replica on its brokers. */
  exposed: Share;
}

export interface Share {
  part: number;
  whole: number;
  /** To a tenth: `"10"`, `"5.3"`. */
  percent: string;
}

export interface BrokerLoad {
  broker: number;
  rack: string | null;
  pod: string | null;
  leaders: number;
  replicas: number;
}

export interface Warning {
  code: string;
  message: string;
  pod?: string;
  topics?: string[];
  brokers?: number[];
}

/** The answer of `placeFlat`. */
export interface FlatPlacement {
  seed: string;
  algorithm: Algorithm;
  topics: (FlatTopic | FailedTopic)[];
  warnings: Warning[];
}

export interface FlatTopic {
  name: string;
  error?: undefined;
  startPartition: number;
  replicationFactor: number;
  /** Row by row: `replicationFactor` ids for each partition. */
  replicas: Int32Array;
}

export interface Note {
  code: string;
  message: string;
}

export interface BrokersText {
  brokers: Broker[];
  notes: Note[];
}

export interface PartitionMetadata {
  partition: number;
  leader: number | null;
  replicas: number[];
  isr: number[];
}

export interface Metadata {
  brokers: Broker[];
  topics: { name: string; partitions: PartitionMetadata[] }[];
  notes: Note[];
}

export type ErrorCode =
  | "INVALID_REQUEST"
  | "INVALID_TOPIC_EXCEPTION"
  | "UNKNOWN_TOPIC_OR_PARTITION"
  | "INVALID_PARTITIONS"
  | "INVALID_REPLICATION_FACTOR"
  | "INVALID_CONFIG"
  | "BROKER_ID_NOT_REGISTERED"
  | "CONFLICTING_POD_RULES"
  | "RACKS_UNKNOWN"
  | "RACKS_INCOMPLETE"
  | "PARSE_ERROR"
  | "UNEXPECTED_FORMAT"
  | "LIMIT_EXCEEDED"
  | "INTERNAL_ERROR"
  | "NOT_INITIALISED";

/** An error as plain data. */
export interface ErrorDetails {
  code: ErrorCode;
  /** The number of this error in Kafka's protocol, where it has one. */
  kafkaCode?: number;
  message: string;
  /** The path of the field that the error is about: `topics[0].partitions`. */
  field?: string;
  /** The offending value, as JSON would show it. */
  value?: string;
  topic?: string;
  pods?: string[];
  // The numbers involved.
  broker?: number;
  brokers?: number;
  column?: number;
  limit?: number;
  line?: number;
  partition?: number;
  partitions?: number;
  replicationFactor?: number;
  startPartition?: number;
}

/** Why a call did nothing. Branch on `code`; show `message` to a person. */
export class PlacementError extends Error implements Readonly<ErrorDetails> {
  constructor(details: ErrorDetails);
  readonly code: ErrorCode;
  readonly kafkaCode?: number;
  readonly field?: string;
  readonly value?: string;
  readonly topic?: string;
  readonly pods?: string[];
  readonly broker?: number;
  readonly brokers?: number;
  readonly column?: number;
  readonly limit?: number;
  readonly line?: number;
  readonly partition?: number;
  readonly partitions?: number;
  readonly replicationFactor?: number;
  readonly startPartition?: number;
  /** The error as a plain object, the same from every engine. */
  toJSON(): ErrorDetails;
}

/** Where the .wasm is: bytes, a compiled module, or what can be fetched. */
export type WasmSource = BufferSource | WebAssembly.Module | URL | Request | Response | string;

/**
 * Makes the package ready; needed in browsers and workers, harmless elsewhere. It loads once, however often it is called.
 * `podstripe/slim` must be told where the .wasm is.
 */
export function init(source?: WasmSource | Promise<WasmSource>): Promise<void>;
export default init;

/** The same at once, from bytes or a compiled module. */
export function initSync(source?: BufferSource | WebAssembly.Module): void;

/** What runs the calls. */
export function engine(): "wasm" | "native";

/** Places topics as Kafka's own controller would. */
export function place(request: PlaceRequest): Placement;

/** The same as JSON text: the same bytes from every engine. */
export function placeJson(request: PlaceRequest): string;

/** The same with each topic's replicas in one Int32Array, for many partitions. */
export function placeFlat(request: PlaceRequest): FlatPlacement;

/** Reads brokers from text: a table or JSON, with racks and pods from maps in JSON text. */
export function readBrokers(
  text: string,
  options?: { racks?: string | null; pods?: string | null } | null,
): BrokersText;

/** Reads the output of `kcat -L -J`. */
export function readMetadata(text: string): Metadata;

/** What the functions below need of a placement; a kept one will do. */
export interface PlacementLike {
  topics: readonly {
    name: string;
    startPartition?: number | null | undefined;
    replicas?: readonly (readonly number[])[] | undefined;
    error?: ErrorDetails | undefined;
  }[];
}

/** All placed topics as a plan for `kafka-reassign-partitions`, byte for byte as that tool prints one. */
export function toReassignmentJson(placement: PlacementLike | PlanLike): string;

/** One topic as the `--replica-assignment` argument of `kafka-topics`. It need not be named if it is the only one. */
export function toReplicaAssignment(placement: PlacementLike | PlanLike, topic?: string | null): string;

/** Partitions and their replicas, as a reassignment plan lists them. */
export interface PlanLike {
  partitions: readonly { topic: string; partition: number; replicas: readonly number[] }[];
}

export interface KafkajsCreateTopics {
  topics: {
    topic: string;
    numPartitions: -1;
    replicationFactor: -1;
    replicaAssignment: { partition: number; replicas: number[] }[];
  }[];
}
export interface KafkajsCreatePartitions {
  topicPartitions: { topic: string; count: number; assignments: number[][] }[];
}
export interface KafkajsReassignments {
  topics: { topic: string; partitionAssignment: { partition: number; replicas: number[] }[] }[];
}
export interface PlatformaticCreateTopics {
  topics: {
    topic: string;
    partitions: -1;
    replicas: -1;
    assignments: { partition: number; brokers: number[] }[];
  }[];
}
export interface PlatformaticCreatePartitions {
  topics: { name: string; count: number; assignments: { brokerIds: number[] }[] }[];
}
export type PlatformaticReassignments = {
  name: string;
  partitions: { partitionIndex: number; replicas: number[] }[];
}[];

/**
 * What a Kafka client's call takes to create, grow or move topics with these replicas. `@platformatic/kafka` takes the
 * last as the third argument of its low-level `alterPartitionReassignmentsV1`.
 *
 * Python's clients (`confluent-kafka`, `kafka-python`, `aiokafka`) are there too, as JSON; a client that takes no
 * replicas is refused, with what to use instead.
 */
export function toClientCall(
  placement: PlacementLike | PlanLike,
  client: "kafkajs",
  call: "createTopics",
): KafkajsCreateTopics;
export function toClientCall(
  placement: PlacementLike | PlanLike,
  client: "kafkajs",
  call: "createPartitions",
): KafkajsCreatePartitions;
export function toClientCall(
  placement: PlacementLike | PlanLike,
  client: "kafkajs",
  call: "alterPartitionReassignments",
): KafkajsReassignments;
export function toClientCall(
  placement: PlacementLike | PlanLike,
  client: "@platformatic/kafka",
  call: "createTopics",
): PlatformaticCreateTopics;
export function toClientCall(
  placement: PlacementLike | PlanLike,
  client: "@platformatic/kafka",
  call: "createPartitions",
): PlatformaticCreatePartitions;
export function toClientCall(
  placement: PlacementLike | PlanLike,
  client: "@platformatic/kafka",
  call: "alterPartitionReassignments",
): PlatformaticReassignments;
export function toClientCall(placement: PlacementLike | PlanLike, client: string, call: string): unknown;

/** The kinds of text that `parse` reads and `convert` writes. */
export type ReadableFormat =
  | "brokers"
  | "list-endpoints"
  | "kcat"
  | "kcat-json"
  | "describe"
  | "state"
  | "list"
  | "reassignment"
  | "generate"
  | "execute"
  | "topics-to-move"
  | "broker-list"
  | "replica-assignment"
  | "log-dirs"
  | "broker-sets"
  | "proposals"
  | "topicctl-partitions"
  | "topicctl";
export type WritableFormat =
  | "brokers"
  | "describe"
  | "state"
  | "reassignment"
  | "generate"
  | "topics-to-move"
  | "broker-list"
  | "replica-assignment"
  | "log-dirs"
  | "broker-sets"
  | "proposals"
  | "topicctl"
  | "kcl"
  | "rpk"
  | "kafkactl";

/** Which of the two plans in an output of `kafka-reassign-partitions --generate` is meant. */
export type Half = "current" | "proposed";

/** A partition as it stands. What the text did not show is absent. */
export interface PartitionState {
  partition: number;
  /** `null` if nobody leads it. */
  leader?: number | null;
  replicas: number[];
  isr?: number[];
  elr?: number[];
  lastKnownElr?: number[];
  /** While a reassignment is in flight. */
  adding?: number[];
  removing?: number[];
  logDirs?: string[];
}

/** A topic as it stands. */
export interface TopicState {
  name: string;
  topicId?: string;
  partitionCount?: number;
  replicationFactor?: number;
  configs?: Record<string, string>;
  markedForDeletion?: true;
  partitions: PartitionState[];
}

/** A reassignment plan, as `kafka-reassign-partitions` takes it. */
export interface Plan {
  version: 1;
  partitions: { topic: string; partition: number; replicas: number[]; log_dirs?: string[] }[];
}

/** A replica in a log directory. Sizes are decimal text: they may pass 2^53. */
export interface ReplicaSize {
  topic: string;
  partition: number;
  broker: number;
  logDir: string;
  size: string;
  offsetLag: string;
  isFuture: boolean;
}

/** What a text holds: one or two of the keys after `what`. */
export interface Document {
  format: ReadableFormat;
  /** The format in words. */
  what: string;
  brokers?: Broker[];
  topics?: TopicState[];
  plan?: Plan;
  current?: Plan;
  proposed?: Plan;
  replicas?: number[][];
  topicsToMove?: string[];
  brokerList?: number[];
  logDirs?: {
    brokers: number[];
    dirs: { broker: number; logDir: string }[];
    failed: { broker: number; logDir: string; error: string }[];
    sizes: ReplicaSize[];
  };
  brokerSets?: { brokerSetId: string; brokerIds: number[]; doc?: string }[];
  proposals?: { topicPartition: string; oldLeader: number | null; oldReplicas: number[]; newReplicas: number[] }[];
  notes: Note[];
}

export interface ParseOptions {
  /** What the text is, where it is not to be looked at to find out. */
  format?: ReadableFormat | null;
  half?: Half | null;
}

/** Reads a text of any kind: what Kafka's tools print, kcat, plans, Cruise Control's and topicctl's JSON. */
export function parse(text: string, options?: ParseOptions | null): Document;

/** Reads a text of any kind and writes it as another. `topic` names the topic where one of the two holds one alone. */
export function convert(
  text: string,
  to: WritableFormat,
  options?: (ParseOptions & { topic?: string | null }) | null,
): string;

/** Topics as they stand: any text that shows them, `parse`'s topics, or what a Kafka client gives. */
export type CurrentLike = string | object;

export interface GenerateRequest extends Omit<PlaceRequest, "topics" | "errors" | "brokers"> {
  /** The brokers, or any text that shows them. */
  brokers: PlaceRequest["brokers"] | string;
  current: CurrentLike;
  /** Names, or the text of a topics-to-move file; all topics if there are none. */
  topicsToMove?: readonly string[] | string | null;
  /** Ids, or text as `--broker-list` takes it; all available brokers if there are none. */
  brokerList?: readonly number[] | string | null;
  /** The text of kafka-log-dirs: the current assignment then shows where each replica lies. */
  logDirs?: string | null;
  /** In place of the one that each topic has. */
  replicationFactor?: number | null;
}

export interface Generated {
  seed: string;
  algorithm: "striped" | "classic";
  current: Plan;
  proposed: Plan;
  warnings: Warning[];
  notes: Note[];
}

/** What `kafka-reassign-partitions --generate` proposes, with pods and canary partitions. */
export function generate(request: GenerateRequest): Generated;

/** The same, byte for byte as that tool prints it. */
export function generateText(request: GenerateRequest): string;

/** A partition that differs. */
export interface PartitionChange {
  topic: string;
  partition: number;
  change: "reordered" | "moved" | "added" | "removed";
  before?: number[];
  after?: number[];
  adds?: number[];
  removes?: number[];
  /** In words. */
  reason: string;
}

export interface Diff {
  summary: {
    partitions: number;
    unchanged: number;
    partitionsWithDataMove: number;
    partitionsOrderOnly: number;
    replicasAdded: number;
    replicasRemoved: number;
    preferredLeaderChanges: number;
    replicationFactorChanges: number;
    onlyBefore: number;
    onlyAfter: number;
  };
  partitions: PartitionChange[];
  brokers: {
    broker: number;
    leadersBefore: number;
    leadersAfter: number;
    replicasBefore: number;
    replicasAfter: number;
  }[];
  notes: Note[];
}

/** Two assignments, or an assignment and a plan, side by side; each as text in any format or as plain data. */
export function diff(before: CurrentLike, after: CurrentLike, options?: { half?: Half | null } | null): Diff;

export interface ValidateRequest {
  plan: string | PlanLike;
  half?: Half | null;
  brokers?: PlaceRequest["brokers"] | string | null;
  current?: CurrentLike | null;
  canary?: PlaceRequest["canary"];
  rules?: PlaceRequest["rules"];
  rackAware?: boolean | null;
}

export interface Finding {
  code: string;
  severity: "error" | "warning" | "info";
  message: string;
  topic?: string;
  partition?: number;
  brokers?: number[];
}

export interface Validation {
  /** `"fine"` if nothing but `info` was found. */
  verdict: "fine" | "findings";
  counts: { error: number; warning: number; info: number };
  findings: Finding[];
  /** What the plan's partitions put on each broker. */
  load: BrokerLoad[];
  notes: Note[];
}

/** A plan held against brokers, rules and topics as they stand; what is not given is not looked at. */
export function validate(request: ValidateRequest): Validation;
