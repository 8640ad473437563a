// A JavaScript engine's vector runner: the placement lines of every `.jsonl` of a folder, through the public API.
//
// Prints `<engine>: N passed, M failed` and `<engine> digest <sha256>`, made as the Rust runner makes them. Lines of
// Java's library and of other kinds are Rust's alone.
//
// usage: node engine.mjs ENGINE ENTRY FOLDER, with the package's entry as a path. For a browser see chromium.mjs.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { check, isPlacement, parse } from "./vector.mjs";

/** The placement vectors of a folder, in the order that every engine takes them. */
export function* vectors(folder) {
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()) {
    for (const text of readFileSync(join(folder, file), "utf8").split("\n")) {
      const line = text.trim() === "" ? undefined : parse(text);
      if (line !== undefined && isPlacement(line)) yield line;
    }
  }
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
  const [engine, entry, folder] = process.argv.slice(2);
  const api = await import(pathToFileURL(entry));
  const outcomes = tally(engine);
  for (const line of vectors(folder)) outcomes.add(check(api, line));
  process.exitCode = outcomes.end();
}
