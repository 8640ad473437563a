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
  spread?: Spread | null;
  brokerOrder?: "controller" | "given" | null;
  /** `"report"`: a topic's error stands in its place, and the next topic is placed. */
  errors?: "fail" | "report" | null;
  rackAware?: boolean | null;
  requireRacks?: boolean | null;
  fixedStartIndex?: number | null;
}

export type Algorithm = "striped" | "classic";

/** `"controller"`: as Kafka, each run of partitions anew. `"grouped"`: all partitions of a set of brokers as one. */
export type Spread = "controller" | "grouped";

/** The answer of `place`: plain data, which `JSON.stringify` turns into what `placeJson` gives. */
export interface Placement {
  /** Decimal text; give it back as it is to place the same again. */
  seed: string;
  algorithm: Algorithm;
  spread: Spread;
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

/**
 * The answer of `placeFlat`: that of `place`, with what grows with the partitions in lists of 32-bit integers, and without
 * the load, which is a count over these.
 */
export interface FlatPlacement extends Omit<Placement, "topics" | "load"> {
  /** In the order of the request. */
  topics: (FlatTopic | FailedTopic)[];
}

export interface FlatTopic extends Omit<PlacedTopic, "replicas" | "specs"> {
  /**
   * Broker ids, row by row: `replicationFactor` of them for each partition, the preferred leader first. Partition
   * `startPartition + i` begins at `i * replicationFactor`.
   */
  replicas: Int32Array;
  /**
   * Row by row three numbers for each run of partitions that were placed together, ascending: the id of the first
   * partition, how many partitions, and the place of their brokers in `eligible` of the placement, which names the pod.
   */
  specs: Int32Array;
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
  | "EMPTY_METADATA"
  | "BAD_PARTITION_NAME"
  | "BAD_DIR_NAME"
  | "NEGATIVE_SIZE"
  | "DUPLICATE_TOPIC"
  | "DUPLICATE_TOPIC_ID"
  | "DUPLICATE_LOG"
  | "NEGATIVE_OFFSET"
  | "OFFSETS_OUT_OF_ORDER"
  | "LOCAL_START_WITHOUT_TIERING"
  | "REMOTE_BEYOND_LOG_END"
  | "REASSIGNMENT_IN_PROGRESS"
  | "PARTITION_IDS_NOT_CONTIGUOUS"
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
  unfenced?: number;
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
  readonly unfenced?: number;
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

/** The same with each topic's replicas and specs in one Int32Array each, for many partitions. */
export function placeFlat(request: PlaceRequest): FlatPlacement;

/** Reads brokers from text: a table or JSON, with racks and pods from maps in JSON text. */
export function readBrokers(
  text: string,
  options?: { racks?: string | null; pods?: string | null } | null,
): BrokersText;

/** Reads the output of `kcat -L -J`. */
export function readMetadata(text: string): Metadata;

/** What the functions below need of a placement, of `place` or `placeFlat`; a kept one will do. */
export interface PlacementLike {
  topics: readonly {
    name: string;
    /** 0 if it is not given. */
    startPartition?: number | null | undefined;
    /** How many ids of `replicas` are a partition's: needed where they are one list. */
    replicationFactor?: number | null | undefined;
    /** A list for each partition, or one list of all ids, row by row. */
    replicas?: readonly (readonly number[])[] | readonly number[] | Int32Array | undefined;
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

/**
 * Topics as they stand: any text that shows them, `parse`'s topics, what a Kafka client gives, a plan (`PlanLike`), or a
 * placement (`PlacementLike`) as `place` or `placeFlat` answers it, which spares an object for each partition.
 */
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
  algorithm: Algorithm;
  spread: Spread;
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

// --- Reports -------------------------------------------------------------------------------------------------------

/** A whole number of 64 bits in: a safe integer, a bigint, or decimal text. */
export type Wide = number | bigint | string;

/** Brokers as objects, or any text that shows them. */
export type BrokersLike = PlaceRequest["brokers"] | string;

/** Which rules hold, and whether racks count. */
export interface RulesOptions {
  canary?: Canary | null;
  rules?: readonly Rule[] | null;
  rackAware?: boolean | null;
}

/** What a check found, and how much of each severity. */
export interface Verdict {
  /** `"fine"` if nothing but `info` was found. */
  verdict: "fine" | "findings";
  counts: { error: number; warning: number; info: number };
  findings: Finding[];
}

export interface AuditRequest extends RulesOptions {
  brokers: BrokersLike;
  current: CurrentLike;
  /** For topics whose own setting is not shown; 1 if it is not given. */
  minInsyncReplicas?: number | null;
  /** How many replicas every partition should have. */
  replicationFactor?: number | null;
}

/** The least and the most of something that one broker of a set has, and which brokers these are. */
export interface Balance {
  min: number;
  minBroker: number;
  max: number;
  maxBroker: number;
  total: number;
}

export interface Audit extends Verdict {
  isolation: {
    /** The partitions that a rule confines. */
    partitions: Share;
    /** The brokers in pods that have a rule. */
    brokers: Share;
    violations: number;
    podless: number[];
  };
  health: {
    partitions: number;
    offline: number;
    underReplicated: number;
    underMinIsr: number;
    atMinIsr: number;
    leaderNotPreferred: number;
    moving: number;
  };
  racks: { partitions: number; narrow: number };
  /** One for each set of eligible brokers; `pod` is null for the partitions that no rule matches. */
  balance: { pod: string | null; brokers: number; partitions: number; leaders: Balance; replicas: Balance }[];
  load: BrokerLoad[];
  notes: Note[];
}

/** Topics as they stand, held against brokers and rules. */
export function audit(request: AuditRequest): Audit;

export interface PreflightRequest extends RulesOptions {
  brokers: BrokersLike;
  /** Topics that are to be made; `current` gives those that are there. */
  topics?: readonly { name: string; partitions: number; replicationFactor: number }[] | null;
  current?: CurrentLike | null;
  /** Replication factors to ask about besides those of the topics; 3 if there is none at all. */
  replicationFactors?: readonly number[] | null;
  /** Whether `__consumer_offsets` and `__transaction_state` are looked at where no topic of that name is given. */
  internalTopics?: boolean | null;
}

export interface Preflight extends Verdict {
  pods: {
    pod: string | null;
    hasRule: boolean;
    brokers: number;
    usable: number;
    unfenced: number;
    racks: number;
    shareOfBrokers: Share;
  }[];
  /** What each set of eligible brokers can hold. */
  replicationFactors: {
    replicationFactor: number;
    pod: string | null;
    eligible: number;
    unfenced: number;
    racks: number;
    fits: boolean;
    /** Topics with at least so many partitions cannot be made; `null` if every topic can. */
    failsFromPartitions: number | null;
  }[];
  /** What becomes of new topics now, and when the whole pod is fenced or shutting down. */
  scenarios: {
    pod: string;
    state: "now" | "allFenced" | "allShuttingDown";
    outcome: "confined" | "fails" | "spills";
    failsFromPartitions: number | null;
    message: string;
  }[];
  exposure: { topic: string; partitions: number; isolated: Share; intended: Share | null; internal: boolean }[];
  load: {
    pod: string | null;
    brokers: number;
    partitions: number;
    replicas: number;
    replicasPerBroker: { min: number; max: number };
  }[];
  /** Which interval or pod size would even out what brokers inside and outside the pod carry. */
  even: {
    intervals: { interval: number; isolatedReplicasPerBroker: Share; otherReplicasPerBroker: Share }[];
    bestInterval: number | null;
    bestPodSize: number | null;
  } | null;
  notes: Note[];
}

/** What will go wrong at topic creation, or while a canary build is deployed, before it does. */
export function preflight(request: PreflightRequest): Preflight;

export interface BlastRadiusRequest extends RulesOptions {
  current: CurrentLike;
  brokers?: BrokersLike | null;
  /** The set: one of these three, or none if only the comparison is wanted. */
  pod?: string | null;
  rack?: string | null;
  brokerIds?: readonly number[] | string | null;
  minInsyncReplicas?: number | null;
  /** The text of kafka-log-dirs. */
  logDirs?: string | null;
  /** What to compare; intervals 2 to 100 and multiples of the replication factor if it is not given. */
  whatIf?: { intervals?: readonly number[] | null; podSizes?: readonly number[] | null } | null;
}

/** What a set of brokers can hurt: counts of partitions, each of all of them. */
export interface Radius {
  partitions: number;
  hosted: Share;
  led: Share;
  /** With no replica outside the set. */
  inside: Share;
  /** Without the set: fewer in sync than the minimum, just as many, none. */
  belowMinIsr: Share;
  atMinIsr: Share;
  offline: Share;
  topics: Share;
  /** Partitions of `__consumer_offsets` that the set leads, of all of them. */
  groupCoordinators: Share;
  /** The same of `__transaction_state`. */
  transactionCoordinators: Share;
  /** Decimal text; `null` if no sizes were given. */
  bytesHosted: string | null;
  bytesLed: string | null;
  bytesTotal: string | null;
}

export interface NamedRadius extends Radius {
  name: string | null;
  brokers: number[];
}

export interface BlastRadius {
  set: { kind: "pod" | "rack" | "brokers"; name: string | null; brokers: number[] } | null;
  radius: Radius | null;
  /** All pods and all racks side by side. */
  pods: NamedRadius[];
  racks: NamedRadius[];
  /** The brokers without a pod where others have one. */
  podless: number[];
  /** The topics that the set touches. */
  topics: { topic: string; hosted: number; led: number; partitions: number }[];
  whatIf: {
    interval: number;
    podSize: number;
    isolated: Share;
    /** Replicas, of so many brokers. */
    isolatedReplicasPerBroker: Share;
    otherReplicasPerBroker: Share;
    fits: boolean;
  }[];
  notes: Note[];
}

/** Which partitions a pod, a rack or any set of brokers can hurt. */
export function blastRadius(request: BlastRadiusRequest): BlastRadius;

export interface ExplainRequest extends PlaceRequest {
  /** How many seeds to place with, for the distribution of leaders: 100 if it is not given, 0 for none. */
  resonance?: { seeds?: number | null } | null;
}

/** Over brokers and seeds. */
export interface Distribution {
  min: number;
  median: number;
  p95: number;
  max: number;
}

export interface ExplainedTopic {
  name: string;
  error?: undefined;
  replicationFactor: number;
  specs: { start: number; count: number; pod: string | null; eligible: number[]; racks: number }[];
  partitions: {
    partition: number;
    pod: string | null;
    /** A place in `specs`. */
    spec: number;
    replicas: { broker: number; rack: string | null; why: string }[];
  }[];
  resonance: {
    pod: string | null;
    brokers: number;
    partitions: number;
    /** How many of the brokers lead in one cycle of Kafka's stripe. */
    canLead: number;
    leaders: Distribution;
    replicas: Distribution;
    seeds: { from: string; count: number };
    message: string;
  }[];
}

export interface Explanation {
  seed: string;
  algorithm: Algorithm;
  spread: Spread;
  brokers: Broker[];
  topics: (ExplainedTopic | { name: string; error: ErrorDetails })[];
  warnings: Warning[];
}

/** The placement of `place`, with the reason for every replica. */
export function explain(request: ExplainRequest): Explanation;

/** A partition's log on its leader: offsets and bytes. */
export interface LogState {
  logStart?: Wide | null;
  localLogStart?: Wide | null;
  logEnd: Wide;
  /** The highest tiered offset; -1 if the leader knows of none. */
  highestRemote?: Wide | null;
  /** What the leader has on its own disks. */
  localBytes?: Wide | null;
  /** Base offset and bytes of each local segment. */
  segments?: readonly (readonly [base: Wide, size: Wide])[] | null;
}

export interface ImpactRequest extends RulesOptions {
  brokers: BrokersLike;
  current: CurrentLike;
  plan: string | PlanLike;
  half?: Half | null;
  logs?:
    | readonly (Omit<LogState, "logEnd"> & {
        topic: string;
        partition: number;
        logEnd?: Wide | null;
        /** Bytes a second. */
        writeRate?: Wide | null;
        remote?: boolean | null;
        compact?: boolean | null;
      })[]
    | null;
  /** The text of kafka-log-dirs. */
  logDirs?: string | null;
  groups?:
    | readonly {
        id: string;
        type?: "consumer" | "share" | "streams" | "classic" | null;
        topics: readonly string[];
        /** Of classic groups: whether their members set `client.rack`. */
        clientRack?: boolean | null;
      }[]
    | null;
  /** The brokers whose exposure is wanted; those of the canary pod if it is not given. */
  exposedBrokers?: readonly number[] | string | null;
  minInsyncReplicas?: number | null;
  /** Bytes a second, as `kafka-reassign-partitions --throttle`. */
  throttle?: Wide | null;
  /** `follower.fetch.last.tiered.offset.enable` (KIP-1023). */
  lastTieredEnabled?: boolean | null;
  /** Free bytes of brokers by id. */
  usableBytes?: Readonly<Record<string, Wide>> | null;
}

interface PartitionOf {
  topic: string;
  partition: number;
}

/** What a set of brokers can hurt: counts of partitions. */
export interface ReachCounts {
  partitions: number;
  anyReplica: number;
  leader: number;
  allReplicas: number;
  belowMinIsr: number;
  /** The same in bytes, over the `known` partitions whose bytes are known; `null` if there is none. */
  bytes: {
    known: number;
    total: string;
    anyReplica: string;
    leader: string;
    allReplicas: string;
    belowMinIsr: string;
  } | null;
}

export interface CanaryCheck {
  canaryPartitions: number;
  canaryOutside: PartitionOf[];
  ordinaryInside: PartitionOf[];
}

/** How long copying takes at least. */
export interface CopyTime {
  perBroker: { broker: number; direction: "in" | "out"; seconds: string | null }[];
  /** `null` if it never ends. */
  seconds: string | null;
}

/** What a plan costs. Bytes, seconds and hashes are decimal text. */
export interface Impact {
  moves: {
    replicaAdds: number;
    replicaRemoves: number;
    orderOnly: number;
    rackMultisetChanged: number;
    partitionsWithAdds: number;
    newRackAdds: number;
    detail: (PartitionOf & {
      to: number;
      newRack: boolean;
      bytesFullLocal: string | null;
      bytesLastTiered: string | null;
    })[];
  };
  leaders: { preferredChanged: number; forcedChanges: number };
  bytes: {
    fullLocal: string | null;
    lastTiered: string | null;
    saved: string | null;
    /** Replicas whose leader does not know yet what is tiered. */
    retryFirst: (PartitionOf & { broker: number })[];
    /** Replicas that start without the older local data. */
    thinReplicas: (PartitionOf & { broker: number; preferredLeader: boolean; localFrom: string })[];
    thinPreferredLeaders: number;
    /** Partitions of which no size is known. */
    unknown: PartitionOf[];
  };
  time: CopyTime | null;
  hashes: { topic: string; before: string | null; during: string | null; after: string | null }[];
  groups: {
    group: string;
    type: string;
    onStart: boolean;
    onFinish: boolean;
    net: boolean;
    minBumps?: number;
    maxBumps?: number;
    missingTopics: string[];
  }[];
  exposure: { brokers: number[]; before: ReachCounts; after: ReachCounts } | null;
  canary: { before: CanaryCheck; after: CanaryCheck; podlessBrokers: number[] } | null;
  disk: {
    peakExtraByBroker: Record<string, string>;
    freedByBroker: Record<string, string>;
    leftAsStrayByBroker: Record<string, string>;
    over: { broker: number; extra: string; usable: string }[];
  };
  straysLeft: (PartitionOf & { broker: number; size: string | null })[];
  notes: Note[];
}

/** What a plan costs: bytes, time, leaders, consumer groups, strays (KIP-1101, KIP-550, KIP-1023). */
export function impact(request: ImpactRequest): Impact;

/** A log on a broker's disk: as kafka-log-dirs, as the API, or as a directory listing shows it. */
export type LogOnDisk = { size: Wide; isFuture?: boolean | null } & (
  | { partition: string; topicId?: string | null }
  | { topic: string; partition: number; topicId?: string | null }
  | { dir: string; topicId?: string | null }
);

/** The answer of one broker to a client's DescribeLogDirs, as `@platformatic/kafka` gives it. */
export interface DescribedLogDirs {
  broker: number;
  results: readonly {
    logDir: string;
    errorCode?: number | null;
    topics: readonly {
      name: string;
      partitions: readonly { partitionIndex: number; partitionSize: Wide; isFutureKey?: boolean | null }[];
    }[];
  }[];
}

export interface StraysRequest {
  /** What the controller knows. */
  current: CurrentLike;
  /** The text of kafka-log-dirs, or what is on the disks. */
  logDirs:
    | string
    | readonly {
        broker: number;
        logDirs: readonly { logDir: string; error?: string | null; logs?: readonly LogOnDisk[] | null }[];
      }[]
    | readonly DescribedLogDirs[];
  /** Whether `current` has every topic, so that what it lacks is stray: true if it is not given. */
  containsAllReplicas?: boolean | null;
  /** Whether `current` may be empty, which calls everything stray. */
  allowEmptyMetadata?: boolean | null;
}

export interface FoundLog extends PartitionOf {
  broker: number;
  logDir: string;
  future: boolean;
  size: string;
}

export interface Strays {
  strays: (FoundLog & {
    reason: "no_topic_id" | "unknown_topic" | "unknown_partition" | "not_a_replica" | "topic_id_mismatch";
  })[];
  /** Renamed by Kafka already; their bytes are not among the strays'. */
  alreadyMoved: (FoundLog & { state: "stray_dir" | "deleting" })[];
  unknown: FoundLog[];
  unscanned: { broker: number; logDir: string; error: string }[];
  missing: (PartitionOf & { broker: number })[];
  strayBytes: string;
  strayBytesByBroker: Record<string, string>;
  notes: Note[];
}

/** Replicas on disks that the controller does not know (KIP-550). */
export function findStrays(request: StraysRequest): Strays;

/** A hash of 64 bits, signed, as decimal text; and as 16 hexadecimal digits. */
export interface Hash {
  hash: string;
  hex: string;
}

/** Kafka's topic hash (KIP-1101, Kafka 4.1 and later). */
export function topicHash(request: {
  topicId: string;
  name: string;
  /** The rack of each replica, of each partition; `null` for none. */
  partitionRacks: readonly (readonly (string | null)[])[];
}): Hash;

export interface TopicHashes {
  topics: { topic: string; topicId: string | null; partitions: number; hash: string | null; hex: string | null }[];
  groups: { group: string; hash: string | null; missingTopics: string[] }[];
  notes: Note[];
}

/** The hashes of topics as they stand, and of groups that subscribe to them. */
export function topicHashes(request: {
  brokers: BrokersLike;
  current: CurrentLike;
  groups?: readonly { id: string; topics: readonly string[] }[] | null;
}): TopicHashes;

/** Kafka's group hash over topics' hashes. */
export function groupHash(request: {
  topicHashes: Readonly<Record<string, Wide>>;
  missingTopics?: readonly string[] | null;
}): Hash;

export interface FetchStart {
  start: string | null;
  via: string;
  auxState: boolean;
  bytes: string | null;
  /** Whether the bytes were shared out evenly over offsets, as no segments were given. */
  estimated: boolean;
}

/** Where an empty or returning follower starts to fetch (KIP-1023). Flags that are not given are false. */
export function followerStart(request: {
  remoteLogEnabled?: boolean | null;
  lastTieredEnabled?: boolean | null;
  compact?: boolean | null;
  /** 0 if it is not given: the follower is empty. */
  followerLogEnd?: Wide | null;
  leader: LogState & { localBytes: Wide };
}): { chosen: FetchStart; fullLocal: FetchStart; lastTiered: FetchStart; savedBytes: string | null };

/** How long moves take at least under throttles, in bytes a second. */
export function copyTime(request: {
  moves: readonly { leader: number; dest: number; bytes: Wide; writeRate?: Wide | null }[];
  leaderRate?: Wide | null;
  followerRate?: Wide | null;
}): CopyTime;
