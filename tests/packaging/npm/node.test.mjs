// The installed packages under Node: import, require(), a worker thread, ./slim and ./wasm.
import assert from "node:assert/strict";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { check, manifest, project, run } from "./setup.mjs";

const wasm = await project("podstripe");
const native = await project("podstripe", "podstripe-node");
const node = async (folder, ...args) => JSON.parse(await run(process.execPath, args, folder));

for (const [name, folder, engine] of [
  ["podstripe", wasm, "wasm"],
  ["podstripe-node", native, "native"],
]) {
  for (const program of ["import.mjs", "require.cjs", "thread.mjs"]) {
    test(`${name}: ${program}`, async () => {
      const outcome = await node(folder, program, name);
      assert.equal(outcome.engine, engine);
      check(outcome.placed);
    });
  }
}

test("podstripe: ./slim with the bytes of ./wasm", async () => {
  const outcome = await node(wasm, "slim.mjs");
  assert.equal(outcome.before, "NOT_INITIALISED");
  check(outcome.placed);
});

test("podstripe depends on nothing, podstripe-node on podstripe of its own version", async () => {
  const { version, dependencies } = await manifest(wasm, "podstripe");
  assert.equal(dependencies, undefined);
  assert.deepEqual((await manifest(native, "podstripe-node")).dependencies, { podstripe: version });
});

test("podstripe-node: the fallback where no binary fits", async () => {
  const folder = await project("podstripe", "podstripe-node");
  await rm(join(folder, `node_modules/podstripe-node/podstripe.${process.platform}-${process.arch}.node`));
  for (const program of ["import.mjs", "require.cjs"]) {
    const outcome = await node(folder, program, "podstripe-node");
    assert.equal(outcome.engine, "wasm");
    check(outcome.placed);
  }
});
