// The page in a real Chromium: what it says, what it hands over, how quick it is, and that it asks nobody for anything.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { preview } from "vite";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { chromium } = createRequire(here("../../../tools/npm/package.json"))("playwright-core");

let server;
let browser;
let address;

before(async () => {
  server = await preview({ root: here(".."), logLevel: "error", preview: { host: "127.0.0.1", port: 0 } });
  address = `http://127.0.0.1:${server.httpServer.address().port}/`;
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
});

after(async () => {
  await browser?.close();
  await new Promise((closed) => server.httpServer.close(closed));
});

/** A page, and everything that went wrong on it. */
async function opened(fragment = "", options = {}) {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 }, ...options });
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(address + fragment);
  await page.locator(".sentence", { hasText: /\w/ }).waitFor();
  return { page, faults };
}

const says = (page, words) => page.locator(".sentence", { hasText: words }).waitFor();

const fragmentOf = (state) => `#${encodeURIComponent(JSON.stringify(state))}`;

const many = (partitions) => ({
  brokers: Array.from({ length: 100 }, (_, id) => ({
    id,
    rack: `r${id % 5}`,
    pod: Math.floor(id / 5) % 10 === 0 ? "canary" : "stable",
  })),
  partitions,
});

test("it opens on KIP-1095's example, and a broken pod is counted", async () => {
  const { page, faults } = await opened();
  await says(page, "A bad build on pod canary reaches 2 of 20 partitions (10 %). 18 stay untouched.");
  await page.getByRole("button", { name: "canary", exact: true }).click();
  await says(page, "With brokers 4, 5, 6 broken, of 20 partitions: 2 offline, 2 without the leader they prefer.");
  await page.getByRole("button", { name: "pod canary, 4" }).click();
  await says(page, "With brokers 5, 6 broken, of 20 partitions: 2 under min ISR");
  assert.deepEqual(faults, []);
  await page.close();
});

test("what is copied is what the command prints for the same seed", async () => {
  const { page } = await opened();
  const printed = (...options) =>
    execFileSync(
      here("../../../.venv/bin/podstripe"),
      `place --brokers ${here("../../data/kip-1095/brokers.json")} --topic orders --partitions 20 --replication-factor 3
       --canary-name canary --canary-interval 10 --seed 42`
        .split(/\s+/)
        .concat(options),
      { encoding: "utf8" },
    ).trim();
  const copied = (id) => page.locator(`wa-copy-button#${id}`).evaluate((button) => button.value);
  assert.deepEqual(JSON.parse(await copied("plan")), JSON.parse(printed("--reassignment-json")));
  assert.equal(await copied("create"), printed("--replica-assignment"));
  await page.close();
});

test("every describe and plan of the cases is recognised, or refused with a sentence", async () => {
  const { page, faults } = await opened();
  const texts = textsOfCases();
  assert.ok(texts.length > 25, `${texts.length} texts`);
  const field = page.locator("paste-panel textarea");
  for (const { name, text } of texts) {
    await field.fill("");
    await page.locator("paste-panel [role=status] p").first().waitFor({ state: "detached" });
    await field.fill(text);
    const said = await page.locator("paste-panel [role=status] p").first().innerText();
    assert.ok(said.length > 10, `${name}: ${said}`);
  }
  assert.deepEqual(faults, []);
  await page.close();
});

test("a describe is audited, and a plan that mends it is offered with the way back", async () => {
  const { page } = await opened();
  await page.locator("paste-panel textarea").fill(readFileSync(here("../../data/kafka-4.4/describe.txt"), "utf8"));
  const status = page.locator("paste-panel [role=status]");
  await status.getByText("the output of kafka-topics --describe, 2 topics, 10 partitions").waitFor();
  await status.getByText("finding(s)").waitFor();
  await status.getByText("Placed anew under the rule").waitFor();
  const [plan, back] = await status
    .locator("wa-copy-button")
    .evaluateAll((buttons) => buttons.map((button) => JSON.parse(button.value)));
  assert.equal(plan.partitions.length, back.partitions.length);
  await page.close();
});

test("the address holds the state", async () => {
  const { page } = await opened(fragmentOf({ partitions: 24, interval: 6, seed: "7", broken: [4, 5] }));
  const sentence = await page.locator(".sentence").innerText();
  assert.match(sentence, /With brokers 4, 5 broken, of 24 partitions/);
  await page.getByRole("button", { name: "pod stable, 1" }).click();
  await says(page, "With brokers 1, 4, 5 broken");
  await page.reload();
  await says(page, "With brokers 1, 4, 5 broken");
  await page.close();
});

test("a link that cannot be read is said to be one", async () => {
  const { page } = await opened("#{");
  await page.getByRole("alert").getByText("This link cannot be read").waitFor();
  await says(page, "2 of 20 partitions");
  await page.close();
});

test("once it is loaded nothing is asked of anybody", async () => {
  const { page } = await opened();
  await page.waitForLoadState("networkidle");
  const asked = [];
  page.on("request", (request) => request.url().startsWith("data:") || asked.push(request.url()));
  await page.locator("paste-panel textarea").fill(readFileSync(here("../../data/kafka-4.4/kcat.txt"), "utf8"));
  await page.getByRole("button", { name: "Use these 6 brokers" }).click();
  await page.getByRole("button", { name: "Draw" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.waitForTimeout(500);
  assert.deepEqual(asked, []);
  await page.close();
});

test("keys walk over the replicas, and each says why it is there", async () => {
  const { page } = await opened();
  await page.locator("placement-matrix canvas").focus();
  for (const key of ["ArrowRight", ...Array(9).fill("ArrowRight")]) await page.keyboard.press(key);
  await page.locator("placement-matrix output", { hasText: "Partition 9 (canary: 9 mod 10 = 9) is on" }).waitFor();
  await page.close();
});

for (const [scheme, width] of [
  ["light", 1400],
  ["dark", 1400],
  ["light", 390],
]) {
  test(`axe finds nothing: ${scheme}, ${width} pixels wide`, async () => {
    const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
    const { page } = await opened("", { bypassCSP: true, colorScheme: scheme, viewport: { width, height: 900 } });
    await page.evaluate(source);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`);
    assert.deepEqual(said, []);
    await page.close();
  });
}

test("from a keystroke to the drawn picture", async (context) => {
  for (const partitions of [10_000, 100_000]) {
    const { page } = await opened(fragmentOf(many(partitions)));
    const times = await page.evaluate(async () => {
      const root = document.querySelector("placement-calculator").renderRoot;
      const times = [];
      for (let seed = 1; seed <= 9; seed += 1) {
        const start = performance.now();
        const before = root.querySelector("placement-matrix").replicas;
        root
          .querySelector("rule-panel")
          .dispatchEvent(new CustomEvent("state", { detail: { seed: String(seed) }, bubbles: true, composed: true }));
        while (root.querySelector("placement-matrix").replicas === before) {
          await new Promise((done) => root.addEventListener("drawn", done, { once: true }));
        }
        times.push(performance.now() - start);
      }
      return times.sort((left, right) => left - right);
    });
    context.diagnostic(
      `${partitions} partitions on 100 brokers: median ${Math.round(times[4])} ms, most ${Math.round(times[8])} ms`,
    );
    await page.close();
  }
});

test("no frame is long while a slider is dragged", async (context) => {
  for (const partitions of [10_000, 100_000]) {
    const { page } = await opened(fragmentOf(many(partitions)));
    await page.waitForTimeout(1000);
    const longest = await page.evaluate(async () => {
      const panel = document.querySelector("placement-calculator").renderRoot.querySelector("rule-panel");
      const frame = () => new Promise((shown) => requestAnimationFrame(shown));
      let [last, longest] = [await frame(), 0];
      for (let interval = 2; interval <= 50; interval += 1) {
        const detail = { interval };
        panel.dispatchEvent(new CustomEvent("state", { detail, bubbles: true, composed: true }));
        const now = await frame();
        [longest, last] = [Math.max(longest, now - last), now];
      }
      return longest;
    });
    context.diagnostic(`${partitions} partitions, 49 steps of a slider: the longest frame ${Math.round(longest)} ms`);
    await page.close();
  }
});

test("the page weighs less than 400 KB", (context) => {
  const files = readdirSync(here("../dist"), { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const sizes = files.map((file) => gzipSync(readFileSync(`${file.parentPath}/${file.name}`), { level: 9 }).length);
  const weight = sizes.reduce((sum, size) => sum + size, 0);
  context.diagnostic(`${(weight / 1024).toFixed(1)} KB gzipped in all`);
  assert.ok(weight < 400 * 1024, `${weight} bytes`);
});

/** All texts of the cases, and the plans that they have as data. */
function textsOfCases() {
  const folder = here("../../../tests/cases/");
  const texts = [];
  const take = (name, value, key = "") => {
    if (typeof value === "string" && /text|json|plan|describe/.test(key)) texts.push({ name, text: value });
    else if (key !== "" && value?.partitions !== undefined && value.version !== undefined) {
      texts.push({ name, text: JSON.stringify(value) });
    } else if (typeof value === "object" && value !== null) {
      for (const [inner, part] of Object.entries(value)) take(name, part, Array.isArray(value) ? key : inner);
    }
  };
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    take(name, JSON.parse(readFileSync(folder + name, "utf8")).input);
  }
  const data = here("../../data/kafka-4.4/");
  for (const name of readdirSync(data).filter((name) => name !== "README.md")) {
    texts.push({ name, text: readFileSync(data + name, "utf8") });
  }
  return texts.filter(({ text }) => text.trim() !== "");
}
