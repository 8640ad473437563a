// The vector runner for WebAssembly in headless Chromium: node chromium.mjs FOLDER...

import { open } from "../../js/browser.mjs";
import { tally, vectors } from "./engine.mjs";

const BATCH = 200;

const { page, close } = await open();
const outcomes = tally("wasm-chromium");
const lines = [...vectors(process.argv.slice(2))];
for (let at = 0; at < lines.length; at += BATCH) {
  const batch = await page.evaluate(
    async (given) => {
      const [api, { check }] = [await import("/podstripe/index.js"), await import("/vectors/vector.mjs")];
      await api.init();
      return given.map((line) => check(api, line));
    },
    lines.slice(at, at + BATCH),
  );
  batch.forEach(outcomes.add);
}
await close();
process.exitCode = outcomes.end();
