// B12: the package before it is ready. A file of its own, for a process in which nothing is loaded yet.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { REPORTS } from "./contract/calls.mjs";
import { small } from "./contract/requests.mjs";
import { packageFile } from "./data.mjs";

const api = await import(packageFile("podstripe/slim.js"));
const bytes = readFileSync(packageFile("podstripe/podstripe_bg.wasm"));
const CALLS = [
  "place",
  "placeJson",
  "placeFlat",
  "readBrokers",
  "readMetadata",
  "toReassignmentJson",
  "toReplicaAssignment",
  ...REPORTS,
];
const missing = (error) =>
  error instanceof api.PlacementError && error.code === "NOT_INITIALISED" && /init/.test(error.message);

test("a call before init says so", () => {
  for (const name of CALLS) assert.throws(() => api[name](small()), missing, name);
});

test("slim's init wants to be told where the .wasm is, and may then be tried again", async () => {
  await assert.rejects(api.init(), missing);
  await assert.rejects(api.init(new Uint8Array([1, 2, 3])), WebAssembly.CompileError);
  assert.throws(() => api.place(small()), missing);
});

test("init loads once", async () => {
  const { instantiate } = WebAssembly;
  let times = 0;
  // Node's own fetch is WebAssembly too, and may load meanwhile.
  WebAssembly.instantiate = (source, imports) => ((times += source === bytes), instantiate(source, imports));
  await Promise.all([api.init(bytes), api.init(bytes)]);
  await api.init(bytes);
  api.initSync(bytes);
  WebAssembly.instantiate = instantiate;
  assert.equal(times, 1);
  assert.equal(api.place(small()).topics[0].replicas.length, 3);
});
