import { errorOf } from "./error.js";
import { seeded } from "./seed.js";

/** The calls that take a request and give plain data, with nothing to do on the way. */
const REPORTS = [
  "audit",
  "preflight",
  "blastRadius",
  "impact",
  "findStrays",
  "topicHash",
  "topicHashes",
  "groupHash",
  "followerStart",
  "copyTime",
];

/**
 * The functions of the package over an engine's two: `call(name, arguments)`, which answers text, and `placeFlat`.
 *
 * @param {() => object} engine gives the engine's functions, or throws if it is not ready
 */
export function bind(engine) {
  const run = (name, ...values) => {
    const functions = engine();
    try {
      return functions[name](...values);
    } catch (thrown) {
      throw errorOf(thrown);
    }
  };
  const call = (name, ...values) => run("call", name, values);
  const placeJson = (request) => call("place", seeded(request));
  return {
    place: (request) => JSON.parse(placeJson(request)),
    placeJson,
    placeFlat(request) {
      const [head, ...lists] = run("placeFlat", seeded(request));
      const answer = JSON.parse(head);
      answer.topics.forEach((topic, at) => {
        const [replicas, specs] = lists.slice(2 * at, 2 * at + 2);
        if (replicas !== undefined) Object.assign(topic, { replicas, specs });
      });
      return answer;
    },
    readBrokers: (text, options) => JSON.parse(call("readBrokers", text, options)),
    readMetadata: (text) => JSON.parse(call("readMetadata", text)),
    parse: (text, options) => JSON.parse(call("parse", { ...options, text })),
    convert: (text, to, options) => call("convert", { ...options, text, to }),
    generate: (request) => JSON.parse(call("generate", seeded(request))),
    generateText: (request) => call("generateText", seeded(request)),
    diff: (before, after, options) => JSON.parse(call("diff", { ...options, before, after })),
    validate: (request) => JSON.parse(call("validate", request)),
    explain: (request) => JSON.parse(call("explain", seeded(request))),
    ...Object.fromEntries(REPORTS.map((name) => [name, (request) => JSON.parse(call(name, request))])),
    toReassignmentJson: (placement) => call("toReassignmentJson", placement),
    toReplicaAssignment: (placement, topic) => call("toReplicaAssignment", placement, topic),
    toClientCall: (placement, client, name) => JSON.parse(call("toClientCall", placement, client, name)),
  };
}
