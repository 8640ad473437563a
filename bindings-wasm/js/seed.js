const BYTES = 6;

/** A seed of the 48 bits that java.util.Random looks at. */
function drawn() {
  return crypto.getRandomValues(new Uint8Array(BYTES)).reduce((seed, byte) => seed * 256 + byte, 0);
}

/** The request with a seed: its own, or one drawn here, which the answer reports. What is no request stays as it is. */
export function seeded(request) {
  if (typeof request !== "object" || request === null || Array.isArray(request)) return request;
  if (request instanceof Map) {
    return (request.get("seed") ?? null) === null ? new Map(request).set("seed", drawn()) : request;
  }
  return (request.seed ?? null) === null ? { ...request, seed: drawn() } : request;
}
