// One vector or worked answer of a report: made into requests, asked through the public API, compared, as the Rust runner
// does it. Runs in any JavaScript engine.

const LISTED = ["topic", "partition", "broker"];
const STATE = new Set(["replicas", "leader", "isr", "adding", "removing"]);

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const without = (object, names) => Object.fromEntries(Object.entries(object).filter(([key]) => !names.has(key)));
const camelCase = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

/** A call, its request, and what is wrong with its answer. */
function questions(line) {
  const { input } = line;
  if (line.partition_racks !== undefined) {
    const request = { topicId: line.topic_id, name: line.name, partitionRacks: line.partition_racks };
    return [["topicHash", request, ({ hash }) => same("hash", hash, line.topic_hash)]];
  }
  if (line.topic_hashes !== undefined) {
    const request = { topicHashes: line.topic_hashes, missingTopics: line.missing_topics };
    return [["groupHash", request, ({ hash }) => same("hash", hash, line.group_hash)]];
  }
  if (line.during !== undefined) return transition(line);
  if (!isObject(input)) return [];
  const asked = askedOf(input);
  return asked === undefined ? [] : [[...asked, (ours) => stated(ours, line)]];
}

function askedOf(input) {
  if (input.plan !== undefined) return ["impact", impact(input)];
  if (input.moves !== undefined) return ["copyTime", input];
  if (input.follower_log_end !== undefined) return ["followerStart", input];
  if (input.topics === undefined) return undefined;
  const { topics, brokers, ...rest } = input;
  return ["findStrays", { ...rest, current: topics, logDirs: brokers }];
}

/** A plan's three states, each hashed; and the plan. */
function transition(line) {
  const brokers = Object.entries(line.brokers).map(([id, rack]) => ({ id: Number(id), rack }));
  const state = (key) => [
    {
      name: line.name,
      topicId: line.topic_id,
      partitions: line[key].map((replicas, partition) => ({ partition, replicas })),
    },
  ];
  const hashed = [
    ["current", "before"],
    ["during", "during"],
    ["target", "after"],
  ].map(([key, when]) => [
    "topicHashes",
    { brokers, current: state(key) },
    (ours) => same("hash", ours.topics?.[0].hash, line.hash[when]),
  ]);
  // A plan that adds partitions, or goes to a broker that is not registered, is refused.
  const allThere = line.target.flat().every((broker) => String(broker) in line.brokers);
  if (!allThere || line.current.length !== line.target.length) return hashed;
  const partitions = line.target.map((replicas, partition) => ({ topic: line.name, partition, replicas }));
  const request = { brokers, current: state("current"), plan: { version: 1, partitions } };
  return [...hashed, ["impact", request, (ours) => hashes(ours, line)]];
}

function hashes(ours, line) {
  if (ours.hashes?.length === 1) return same("hashes", ours.hashes[0], line.hash);
  const stays = new Set(Object.values(line.hash)).size === 1;
  return ours.hashes?.length === 0 && stays ? null : `${JSON.stringify(ours)} is not ${JSON.stringify(line.hash)}`;
}

function impact({ topics, brokers, ...rest }) {
  const logs = topics.flatMap(({ name, partitions }) =>
    partitions.map((partition) => ({ topic: name, ...without(partition, STATE) })),
  );
  const fenced = ({ online, ...broker }) => (online === undefined ? broker : { ...broker, fenced: !online });
  return { ...rest, brokers: brokers.map(fenced), current: topics, logs };
}

function stated(ours, { error, output }) {
  if (error === undefined) return ours.code === undefined ? same("answer", ours, output) : ours.message;
  const fields = LISTED.every((key) => error[key] === undefined || error[key] === ours[key]);
  const shown = ours.message?.includes(error.value ?? "");
  if (ours.code === error.code.toUpperCase() && fields && shown) return null;
  return `${JSON.stringify(ours)} is not ${JSON.stringify(error)}`;
}

/** Whether all that is stated is there: names in camelCase, wide numbers as text, pairs as objects. */
function same(path, ours, theirs) {
  if (Array.isArray(ours) && isObject(theirs)) {
    const rates = Object.fromEntries(ours.map((rate) => [`${rate.direction}:${rate.broker}`, rate.seconds]));
    return members(path, rates, theirs, (key) => key);
  }
  const differ = `${path}: ${JSON.stringify(ours)} is not ${JSON.stringify(theirs)}`;
  if (isObject(ours) && isObject(theirs)) {
    const keys = Object.keys(theirs);
    if (keys.every((key) => /^\d+$/.test(key)) && keys.length !== Object.keys(ours).length) return differ;
    return members(path, ours, theirs, camelCase);
  }
  if (Array.isArray(ours) && Array.isArray(theirs) && ours.length === theirs.length) {
    return ours.map((each, at) => same(path, each, theirs[at])).find((why) => why !== null) ?? null;
  }
  if (isObject(ours) && Array.isArray(theirs)) {
    return theirs.every((value, at) => ours[LISTED[at]] === value) ? null : differ;
  }
  return ours === theirs || (typeof theirs === "number" && ours === String(theirs)) ? null : differ;
}

function members(path, ours, theirs, name) {
  for (const [key, value] of Object.entries(theirs)) {
    if (!(name(key) in ours)) return `${path}.${key}: missing`;
    const why = same(`${path}.${key}`, ours[name(key)], value);
    if (why !== null) return why;
  }
  return null;
}

export const isReport = (line) => isObject(line) && questions(line).length > 0;

/** The canonical answers, and what is wrong with the first bad one. */
export function checkReport(api, line) {
  const answers = [];
  for (const [name, request, fault] of questions(line)) {
    let ours;
    try {
      ours = api[name](request);
    } catch (error) {
      if (!(error instanceof api.PlacementError)) throw error;
      ours = error.toJSON();
    }
    // Keys that are brokers' ids come ascending, as they do from core.
    answers.push(JSON.stringify(ours));
    const why = fault(ours);
    if (why !== null) return { id: line.id, json: answers.join("\n"), fault: `${name}: ${why}` };
  }
  return { id: line.id, json: answers.join("\n"), fault: null };
}
