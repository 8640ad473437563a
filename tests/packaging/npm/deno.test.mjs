// The installed package under Deno, which reads node_modules and may do nothing but read the package.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";

import { check, project, run, tool } from "./setup.mjs";

const folder = await project("podstripe");

async function deno(...permissions) {
  const local = ["--node-modules-dir=manual", "--cached-only", "--no-remote", "--no-lock", "--no-prompt"];
  const environment = { DENO_DIR: join(folder, ".deno"), DENO_NO_UPDATE_CHECK: "1", NO_COLOR: "1" };
  const args = [tool("deno/bin.cjs"), "run", "--quiet", ...local, ...permissions, "deno.mjs"];
  return run(process.execPath, args, folder, { ...process.env, ...environment });
}

test("deno: the same bytes as Node's", async () => {
  const text = await deno("--allow-read=node_modules/podstripe");
  const outcome = JSON.parse(text);
  assert.equal(outcome.engine, "wasm");
  check(outcome.placed);
  assert.equal(text, await run(process.execPath, ["import.mjs", "podstripe"], folder));
});

test("deno: without leave to read, the message names the .wasm", async () => {
  await assert.rejects(deno(), /Requires read access to ".*podstripe_bg\.wasm"/);
});
