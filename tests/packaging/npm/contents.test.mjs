// B06: the tarballs hold what the packages need, and nothing else.
import assert from "node:assert/strict";
import { test } from "node:test";

import { PACKAGES, run, tarball, tool } from "./setup.mjs";

const COMMON = ["LICENSE", "README.md", "api.js", "error.js", "index.d.ts", "index.js", "package.json", "seed.js"];
const OWN = {
  podstripe: ["instance.js", "node.js", "podstripe.js", "podstripe_bg.wasm", "public.js", "slim.js", "workerd.js"],
  "podstripe-node": [`podstripe.${process.platform}-${process.arch}.node`],
};

for (const name of PACKAGES) {
  test(`${name}: what is in the tarball`, async () => {
    const listed = (await run("tar", ["-tzf", tarball(name)])).trim().split("\n");
    assert.deepEqual(listed.sort(), [...COMMON, ...OWN[name]].map((file) => `package/${file}`).sort());
  });

  test(`${name}: publint`, async () => {
    await run(process.execPath, [tool("publint/src/cli.js"), tarball(name), "--strict"]);
  });

  test(`${name}: attw`, async () => {
    // Without types: ./wasm, which is no code. Not asked: resolution without `exports`, as before Node 12.
    // Ignored: that require() gets an ES module, which every Node of `engines` can (node.test.mjs does it).
    const exceptions = [
      "--exclude-entrypoints",
      "wasm",
      "--profile",
      "node16",
      "--ignore-rules",
      "cjs-resolves-to-esm",
    ];
    await run(process.execPath, [tool("@arethetypeswrong/cli/dist/index.js"), tarball(name), ...exceptions]);
  });
}
