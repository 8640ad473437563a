// axe looks for what a keyboard or a screen reader cannot use.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { Site, data, hundred, racked } from "./page.mjs";

let site;
before(async () => {
  site = await Site.open();
});
after(() => site?.close());

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

for (const { name, state, scheme = "light", width = 1400, open = [] } of [
  { name: "light" },
  { name: "dark", scheme: "dark" },
  { name: "a phone", width: 390 },
  { name: "a broken pod, in the dark", state: { broken: [4, 5, 6] }, scheme: "dark" },
  { name: "pasted topics", state: { brokers: racked, text: data("kafka-4.4/describe.txt") } },
  { name: "a pasted text that is wrong", state: { text: '{\n"version":' } },
  { name: "a hundred brokers", state: hundred(10_000) },
  { name: "the builders", open: ["Build one", "Choose the canary pod", "One by one"] },
]) {
  test(`axe finds nothing: ${name}`, async () => {
    const options = { bypassCSP: true, colorScheme: scheme, viewport: { width, height: 900 } };
    const { page, close } = await site.page(state, options);
    for (const words of open) await page.getByText(words).click();
    await page.waitForTimeout(800);
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`);
    assert.deepEqual(said, []);
    await close();
  });
}
