// Headless Chromium over a server that shows the package and the tests, on this machine alone.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname } from "node:path";

import { packageFile, root } from "./data.mjs";

const { chromium } = createRequire(new URL("tools/npm/", root))("playwright-core");

const TYPES = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
  ".html": "text/html",
};
const FOLDERS = {
  podstripe: packageFile("podstripe/"),
  contract: new URL("contract/", import.meta.url),
  vectors: new URL("tests/conformance/js/", root),
};
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

async function answer(request, response) {
  const [, folder, name] = /^\/(\w+)\/([\w.-]+)$/.exec(request.url) ?? [];
  try {
    if (request.url !== "/" && FOLDERS[folder] === undefined) throw new Error("no such folder");
    const body =
      request.url === "/" ? "<!doctype html><title>podstripe</title>" : await readFile(new URL(name, FOLDERS[folder]));
    // The policy that a careful console has: WebAssembly, but no eval.
    const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
    response
      .writeHead(200, { "content-type": TYPES[extname(name ?? "index.html")], "content-security-policy": policy })
      .end(body);
  } catch {
    response.writeHead(404).end();
  }
}

/** A page in which `/podstripe/`, `/contract/` and `/vectors/` can be imported. */
export async function open() {
  const server = createServer(answer);
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { page, close };
}
