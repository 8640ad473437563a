/** Why a call did nothing: a code to branch on, a sentence to read, and the numbers involved as properties. */
export class PlacementError extends Error {
  #details;

  /** @param {{code: string, message: string}} details the error as the core serialises it */
  constructor(details) {
    super(details.message);
    this.#details = details;
    for (const [name, value] of Object.entries(details)) {
      if (name !== "message") this[name] = value;
    }
  }

  /** The error as a plain object, the same from every engine. */
  toJSON() {
    return this.#details;
  }
}

// On the prototype, where Error has it: not one more property of each error.
Object.defineProperty(PlacementError.prototype, "name", {
  value: "PlacementError",
  configurable: true,
  writable: true,
});

/** What an engine threw, as what a caller catches. */
export function errorOf(thrown) {
  if (typeof thrown === "string" && thrown.startsWith('{"code":')) return new PlacementError(JSON.parse(thrown));
  if (thrown instanceof WebAssembly.RuntimeError) {
    const error = new PlacementError({
      code: "INTERNAL_ERROR",
      kafkaCode: -1,
      message: `a bug in podstripe, please report it: the engine stopped (${thrown.message})`,
    });
    error.cause = thrown;
    return error;
  }
  // The caller's own: a getter of the request threw it.
  return thrown;
}
