// Assertions that run wherever an engine does: Node, a page, a worker.

const shown = (value) =>
  JSON.stringify(value, (_, part) => (typeof part === "bigint" ? `${part}n` : part))?.slice(0, 300) ?? String(value);

export function holds(condition, what) {
  if (!condition) throw new Error(what);
}

export function same(actual, expected, what = "value") {
  if (typeof expected !== "object" || expected === null) {
    return holds(Object.is(actual, expected), `${what}: ${shown(actual)} is not ${shown(expected)}`);
  }
  holds(typeof actual === "object" && actual !== null, `${what}: ${shown(actual)} is not ${shown(expected)}`);
  const [ours, theirs] = [Object.keys(actual), Object.keys(expected)];
  holds(ours.join() === theirs.join(), `${what}: ${shown(actual)} is not ${shown(expected)}`);
  for (const key of theirs) same(actual[key], expected[key], `${what}.${key}`);
}

/** What a call throws. */
export function caught(call, what = "the call") {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error(`${what}: nothing was thrown`);
}
