// A JavaScript engine's vector runner: the placements and reports of folders, through the public API.
//
// Prints `<engine>: N passed, M failed` and `<engine> digest <sha256>`, made as the Rust runner makes them. Lines of
// Java's library and of other kinds are Rust's alone.
//
// usage: node engine.mjs ENGINE ENTRY FOLDER..., with the package's entry as a path. For a browser see chromium.mjs.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { check, isCase, parse } from "./vector.mjs";

/** All lines of `.jsonl` files and all examples of `.json` files, also in folders below: files by path. */
function* cases(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((left, right) =>
    left.name < right.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* cases(path);
    } else if (entry.name.endsWith(".jsonl")) {
      for (const line of readFileSync(path, "utf8").split("\n")) if (line.trim() !== "") yield parse(line);
    } else if (entry.name.endsWith(".json")) {
      const examples = parse(readFileSync(path, "utf8"));
      const lists = Array.isArray(examples)
        ? [examples]
        : Object.keys(examples)
            .sort()
            .map((key) => examples[key]);
      for (const list of lists) if (Array.isArray(list)) yield* list;
    }
  }
}

/** The placements and reports of folders, in the order that every engine takes them. */
export function* vectors(folders) {
  for (const folder of folders) for (const line of cases(folder)) if (isCase(line)) yield line;
}

/** Adds up the outcomes of an engine, one a vector, and prints its two lines. */
export function tally(engine) {
  const digest = createHash("sha256");
  let [passed, failed] = [0, 0];
  return {
    add({ id, json, fault }) {
      digest.update(json).update("\n");
      if (fault === null) {
        passed += 1;
      } else {
        failed += 1;
        console.log(`FAILED ${id}: ${fault}`);
      }
    },
    end() {
      console.log(`${engine}: ${passed} passed, ${failed} failed`);
      console.log(`${engine} digest ${digest.digest("hex")}`);
      return passed > 0 && failed === 0 ? 0 : 1;
    },
  };
}

if (realpathSync(process.argv[1]) === import.meta.filename) {
  const [engine, entry, ...folders] = process.argv.slice(2);
  const api = await import(pathToFileURL(entry));
  const outcomes = tally(engine);
  for (const line of vectors(folders)) outcomes.add(check(api, line));
  process.exitCode = outcomes.end();
}
