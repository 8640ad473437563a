/** The calls that take a request as it is. */
export const REPORTS = [
  "audit",
  "preflight",
  "blastRadius",
  "explain",
  "impact",
  "findStrays",
  "topicHash",
  "topicHashes",
  "groupHash",
  "followerStart",
  "copyTime",
];

/** The functions of the package by name, each given a request of `tests/bad-input/table.json`. */
export const calls = {
  place: (api, request) => api.place(request),
  readBrokers: (api, { brokers, ...options }) => api.readBrokers(brokers, options),
  readMetadata: (api, { text }) => api.readMetadata(text),
  parse: (api, { text, ...options }) => api.parse(text, options),
  convert: (api, { text, to, ...options }) => api.convert(text, to, options),
  generate: (api, request) => api.generate(request),
  generateText: (api, request) => api.generateText(request),
  diff: (api, { before, after, ...options }) => api.diff(before, after, options),
  validate: (api, request) => api.validate(request),
  ...Object.fromEntries(REPORTS.map((name) => [name, (api, request) => api[name](request)])),
  toClientCall: (api, { placement, client, call }) => api.toClientCall(placement, client, call),
  toReassignmentJson: (api, { placement }) => api.toReassignmentJson(placement),
  toReplicaAssignment: (api, { placement, topic }) => api.toReplicaAssignment(placement, topic),
};
