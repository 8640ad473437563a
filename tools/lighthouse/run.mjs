// Lighthouse over the built calculator, as a phone and as a desk: make lighthouse
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const root = fileURLToPath(new URL("../../examples/calculator/", import.meta.url));
const { preview } = await import(createRequire(root).resolve("vite"));
const server = await preview({ root, logLevel: "error", preview: { host: "127.0.0.1", port: 0 } });
const address = `http://127.0.0.1:${server.httpServer.address().port}/`;

const TIMES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

for (const [device, config] of [
  ["phone, slow 4G", undefined],
  ["desk", desktopConfig],
]) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    chromeFlags: ["--headless=new", "--no-sandbox"],
  });
  const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: "error" }, config);
  chrome.kill();
  console.log(device);
  for (const { title, score } of Object.values(lhr.categories)) console.log(`  ${title}: ${Math.round(100 * score)}`);
  for (const name of TIMES) console.log(`  ${lhr.audits[name].title}: ${lhr.audits[name].displayValue}`);
}
await new Promise((closed) => server.httpServer.close(closed));
