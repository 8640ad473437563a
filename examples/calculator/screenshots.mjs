// The pictures of docs/calculator.md: node screenshots.mjs, after the page was built.
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { preview } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { chromium } = createRequire(here("../../tools/npm/package.json"))("playwright-core");
const folder = here("../../docs/calculator/");
mkdirSync(folder, { recursive: true });

const server = await preview({ root: here("."), logLevel: "error", preview: { host: "127.0.0.1", port: 0 } });
const address = `http://127.0.0.1:${server.httpServer.address().port}/`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

const hundred = {
  brokers: Array.from({ length: 100 }, (_, id) => ({
    id,
    rack: `r${id % 5}`,
    pod: Math.floor(id / 5) % 10 === 0 ? "canary" : "stable",
  })),
  partitions: 10_000,
  topic: "clicks",
};
const wide = { width: 1400, height: 900 };
const phone = { width: 390, height: 844 };
const shots = [
  { name: "light", viewport: wide },
  { name: "dark", viewport: wide, colorScheme: "dark" },
  { name: "phone", viewport: phone },
  { name: "broken-pod", viewport: wide, state: { broken: [4, 5, 6] } },
  { name: "hundred", viewport: { width: 1400, height: 2250 }, state: hundred },
  { name: "pasted", viewport: { width: 1400, height: 1500 }, text: "describe.txt" },
];

for (const { name, viewport, colorScheme, state, text } of shots) {
  const page = await browser.newPage({ viewport, colorScheme: colorScheme ?? "light" });
  await page.goto(address + (state ? `#${encodeURIComponent(JSON.stringify(state))}` : ""));
  await page.locator(".sentence", { hasText: /\w/ }).waitFor();
  if (text) {
    await page.locator("paste-panel textarea").fill(readFileSync(here(`../data/kafka-4.4/${text}`), "utf8"));
    await page.getByText("Placed anew under the rule").waitFor();
  }
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${folder}${name}.png` });
  await page.close();
}
await browser.close();
await new Promise((closed) => server.httpServer.close(closed));
