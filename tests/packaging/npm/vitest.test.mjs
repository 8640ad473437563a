// B12: the installed package in component tests: Vitest in its node and jsdom environments.
import { test } from "node:test";

import { project, run, tool } from "./setup.mjs";

const folder = await project("podstripe");

for (const environment of ["node", "jsdom"]) {
  test(`vitest, ${environment}`, async () => {
    const options = ["--root", folder, "--globals", "--environment", environment];
    await run(process.execPath, [tool("vitest/vitest.mjs"), "run", ...options], folder);
  });
}
