// What the contract needs beside an engine, and where the built packages stand.
import { readFileSync } from "node:fs";

export const root = new URL("../../", import.meta.url);
const packages = process.env.PACKAGES
  ? new URL(`file://${process.env.PACKAGES}/`)
  : new URL("target/npm/node_modules/", root);

export const read = (path) => readFileSync(new URL(path, root), "utf8");
export const packageFile = (path) => new URL(path, packages);

export const data = (engine) => ({
  engine,
  table: JSON.parse(read("tests/bad-input/table.json")),
  answers: read("tests/answers/table.jsonl")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line)),
  types: read("bindings-wasm/index.d.ts"),
});
