import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { init, placeJson } from "podstripe/slim";

import { request } from "./example.mjs";

let before;
try {
  placeJson(request);
} catch (error) {
  before = error.code;
}
await init(await readFile(fileURLToPath(import.meta.resolve("podstripe/wasm"))));
console.log(JSON.stringify({ before, placed: placeJson(request) }));
