// The built page in a real Chromium, served on this machine alone.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { preview } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { chromium } = createRequire(here("../../../tools/npm/package.json"))("playwright-core");

/** Where something of the repository is. */
export const inRepository = (path) => here(`../../../${path}`);

/** The text of a file of `examples/data`. */
export const data = (name) => readFileSync(here(`../../data/${name}`), "utf8");

export const fragmentOf = (state) => `#${encodeURIComponent(JSON.stringify(state))}`;

/** A hundred brokers in five racks, ten of them in the canary pod. */
export const hundred = (partitions) => ({
  brokers: Array.from({ length: 100 }, (_, id) => ({
    id,
    rack: `r${id % 5}`,
    pod: Math.floor(id / 5) % 10 === 0 ? "canary" : "stable",
  })),
  partitions,
});

/** KIP-1095's brokers, in three racks. */
export const racked = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  rack: "abc"[(id - 1) % 3],
  pod: id <= 3 ? "stable" : "canary",
}));

export class Site {
  /** `base` is the path that it is served under. */
  static async open(base = "/") {
    const site = new Site();
    const options = { root: here(".."), base, logLevel: "error", preview: { host: "127.0.0.1", port: 0 } };
    site.server = await preview(options);
    site.address = `http://127.0.0.1:${site.server.httpServer.address().port}${base}`;
    site.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox"],
    });
    return site;
  }

  async close() {
    await this.browser.close();
    await new Promise((closed) => this.server.httpServer.close(closed));
  }

  /** A page, and everything that went wrong on it. */
  async page(state, options = {}) {
    const context = await this.browser.newContext({ viewport: { width: 1400, height: 900 }, ...options });
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await context.newPage();
    const faults = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    const fragment = typeof state === "string" ? state : state ? fragmentOf(state) : "";
    await page.goto(this.address + fragment);
    await page.locator(".sentence", { hasText: /\w/ }).waitFor();
    return { page, faults, close: () => context.close() };
  }
}

/** Waits until the page's sentence has these words. */
export const says = (page, words) => page.locator(".sentence", { hasText: words }).waitFor();

/** Presses a button that copies, and gives what is copied. */
export async function pressed(page, copy) {
  await copy.getByRole("button").click();
  await copy
    .getByRole("status")
    .filter({ hasText: /^copied/ })
    .waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

export const paste = (page, text) => page.locator("paste-field textarea").fill(text);
