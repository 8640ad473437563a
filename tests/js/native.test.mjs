// The package `podstripe-node`: the contract with the native engine, and where no binary fits.
import assert from "node:assert/strict";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

import { contract } from "./contract/all.mjs";
import { small } from "./contract/requests.mjs";
import { data, packageFile } from "./data.mjs";

const entry = packageFile("podstripe-node/index.js");
const api = await import(entry);

for (const [name, check] of Object.entries(contract(api, data("native")))) test(name, check);

test("require() gives the same module", () => {
  assert.equal(createRequire(import.meta.url)(fileURLToPath(entry)).place, api.place);
});

const bare = packageFile("podstripe-node-without-binary/");
after(() => rmSync(bare, { recursive: true, force: true }));

test("where no binary fits, the WebAssembly package runs, and says so", async () => {
  cpSync(packageFile("podstripe-node/"), bare, { recursive: true });
  for (const name of readdirSync(bare)) if (name.endsWith(".node")) rmSync(new URL(name, bare));
  const fallback = await import(new URL("index.js", bare));
  assert.equal(fallback.engine(), "wasm");
  assert.equal(fallback.placeJson(small()), api.placeJson(small()));
  assert.throws(() => fallback.place({}), fallback.PlacementError);
  assert.deepEqual(Object.keys(fallback), Object.keys(api));
});
