// B05: the installed package in a Vite project without plugins or configuration, loaded in Chromium: in the page, in a
// worker, and through ./slim with ./wasm?url.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, test } from "node:test";

import { build, createServer, preview } from "vite";

import { check, project } from "./setup.mjs";

const { chromium } = createRequire(new URL("../../../tools/npm/", import.meta.url))("playwright-core");
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

const root = await project("podstripe");
const shared = { root, configFile: false, logLevel: "error", clearScreen: false };
const listen = { host: "127.0.0.1", port: 0 };

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
after(() => browser.close());

async function load(address) {
  const page = await browser.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
  await page.goto(address);
  const outcome = await (await page.waitForFunction("window.outcome", undefined, { timeout: 20_000 })).jsonValue();
  await page.close();
  assert.deepEqual(complaints, []);
  assert.deepEqual(Object.keys(outcome), ["page", "worker", "slim"]);
  for (const [place, text] of Object.entries(outcome)) assert.doesNotThrow(() => check(text), `${place}: ${text}`);
}

const address = (server) => `http://127.0.0.1:${server.httpServer.address().port}/`;

test("vite", async () => {
  const server = await createServer({ ...shared, server: listen });
  try {
    await server.listen();
    await load(address(server));
  } finally {
    await server.close();
  }
});

test("vite build", async () => {
  const { output } = await build(shared);
  const assets = output.map((file) => file.fileName).filter((name) => name.endsWith(".wasm"));
  assert.equal(assets.length, 1, `one .wasm, not ${assets}`);
  const server = await preview({ ...shared, preview: listen });
  try {
    await load(address(server));
  } finally {
    await server.close();
  }
});
