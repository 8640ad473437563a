// The types of the installed packages in strict TypeScript: right programs compile, each wrong line of a wrong one is told.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { project, run, tool } from "./setup.mjs";

const folder = await project("podstripe", "podstripe-node");
const STRICT = [
  "--noEmit",
  "--strict",
  "--noUncheckedIndexedAccess",
  "--exactOptionalPropertyTypes",
  "--pretty",
  "false",
];
const tsc = (...args) => run(process.execPath, [tool("typescript/bin/tsc"), ...STRICT, ...args], folder);
const RESOLUTIONS = {
  nodenext: ["--module", "nodenext"],
  bundler: ["--module", "esnext", "--moduleResolution", "bundler"],
};

for (const [resolution, options] of Object.entries(RESOLUTIONS)) {
  test(`right programs, ${resolution}`, () =>
    tsc(...options, "types/right.mts", "types/right-node.mts", "types/right-reports.mts"));
}

test("right program in CommonJS", () => tsc(...RESOLUTIONS.nodenext, "types/right.cts"));

test("wrong program", async () => {
  const lines = (await readFile(join(folder, "types/wrong.mts"), "utf8")).split("\n");
  const marked = lines.flatMap((line, index) => (line.endsWith("// wrong") ? [index + 1] : []));
  await assert.rejects(tsc(...RESOLUTIONS.nodenext, "types/wrong.mts"), ({ message }) => {
    const told = [...message.matchAll(/^types\/wrong\.mts\((\d+),/gm)].map((match) => Number(match[1]));
    assert.deepEqual([...new Set(told)], marked, message);
    return true;
  });
});
