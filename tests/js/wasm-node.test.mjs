// The package `podstripe` in Node: the contract, and what only WebAssembly has to show.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { contract } from "./contract/all.mjs";
import { kip } from "./contract/requests.mjs";
import { data, packageFile } from "./data.mjs";

const entry = packageFile("podstripe/node.js");
const api = await import(entry);

for (const [name, check] of Object.entries(contract(api, data("wasm")))) test(name, check);

test("require() gives the same module", () => {
  assert.equal(createRequire(import.meta.url)(fileURLToPath(entry)).place, api.place);
});

test("100,000 placements, and failing ones between, leave memory flat", async () => {
  const { memory } = (await import(packageFile("podstripe/podstripe.js"))).initSync();
  const bad = kip({ seed: 1.5 });
  const run = (count) => {
    for (let seed = 0; seed < count; seed += 1) {
      api.place(kip({ seed }));
      if (seed % 10 === 0) assert.throws(() => api.place(bad));
    }
  };
  run(100);
  const before = memory.buffer.byteLength;
  run(100_000);
  assert.equal(memory.buffer.byteLength, before);
});
