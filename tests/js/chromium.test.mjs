// The package `podstripe` in headless Chromium: in a page and in a worker.
import assert from "node:assert/strict";
import { after, test } from "node:test";

import { open } from "./browser.mjs";
import { data } from "./data.mjs";

const { page, close } = await open();
after(close);

const outcomes = {
  page: await page.evaluate(async (given) => {
    const api = await import("/podstripe/index.js");
    let early;
    try {
      api.place({});
    } catch (error) {
      early = error.code;
    }
    await Promise.all([api.init(), api.init()]);
    const { run } = await import("/contract/run.mjs");
    return [
      { name: "B12: a call before init says so", fault: early === "NOT_INITIALISED" ? null : String(early) },
      ...(await run(api, given)),
    ];
  }, data("wasm")),
  worker: await page.evaluate(
    (given) =>
      new Promise((resolve, reject) => {
        const worker = new Worker("/contract/worker.mjs", { type: "module" });
        worker.onmessage = (message) => resolve(message.data);
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage(given);
      }),
    data("wasm"),
  ),
};

for (const [where, list] of Object.entries(outcomes)) {
  test(`${where}: the contract has run`, () => assert.ok(list.length > 300));
  for (const { name, fault } of list) test(`${where}: ${name}`, () => assert.equal(fault, null));
}
