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

const racked = [1, 2, 3, 4, 5, 6].map((id) => ({ id, rack: "abc"[(id - 1) % 3], pod: id <= 3 ? "stable" : "canary" }));
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
const text = readFileSync(here("../data/kafka-4.4/describe.txt"), "utf8");
const shots = [
  { name: "light" },
  { name: "dark", colorScheme: "dark" },
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "phone-dark", viewport: { width: 390, height: 844 }, colorScheme: "dark", state: { broken: [4, 5] } },
  { name: "broken-pod", state: { brokers: racked, broken: [4, 5, 6] }, point: { x: 0.47, y: 0.5 } },
  { name: "hundred", viewport: { width: 1400, height: 2150 }, state: hundred },
  { name: "zoomed", state: hundred, keys: "++++++++" },
  { name: "pasted", viewport: { width: 1400, height: 1250 }, state: { brokers: racked, interval: 3, text } },
  { name: "pinned", state: { interval: 5, pinned: { interval: 10 } } },
  {
    name: "wrong",
    state: { text: '{"version":1,"partitions":[\n {"topic":"orders" "partition":0,"replicas":[1,2,3]}\n]}' },
  },
];

for (const { name, viewport = wide, colorScheme = "light", state, point, keys = "" } of shots) {
  const page = await browser.newPage({ viewport, colorScheme });
  await page.goto(address + (state ? `#${encodeURIComponent(JSON.stringify(state))}` : ""));
  await page.locator("placement-charts #skew svg").waitFor();
  const canvas = page.locator("placement-matrix canvas");
  if (point) {
    const { width, height } = await canvas.boundingBox();
    await canvas.hover({ position: { x: width * point.x, y: height * point.y } });
  }
  for (const key of keys) await canvas.press(key);
  if (keys) await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${folder}${name}.png` });
  await page.close();
}
await browser.close();
await new Promise((closed) => server.httpServer.close(closed));
