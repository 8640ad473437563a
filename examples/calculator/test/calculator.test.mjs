// What the page says and hands over, and that it asks nobody for anything.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { Site, data, hundred, inRepository, paste, pressed, racked, says } from "./page.mjs";

let site;
before(async () => {
  site = await Site.open();
});
after(() => site?.close());

test("it opens on KIP-1095's example, and a broken pod is counted", async () => {
  const { page, faults, close } = await site.page();
  await says(page, "A bad build on pod canary reaches 2 of 20 partitions (10 %). 18 stay untouched.");
  await page.getByRole("button", { name: "pod canary", exact: true }).click();
  await says(page, "With brokers 4, 5, 6 broken, of 20 partitions: 2 offline, 2 without the leader they prefer.");
  await page.getByRole("button", { name: "broker 4, pod canary" }).click();
  await says(page, "With brokers 5, 6 broken, of 20 partitions: 2 under min ISR");
  await page.getByRole("button", { name: "broker 6, pod canary" }).click();
  await says(page, "With broker 5 broken, of 20 partitions: 2 with fewer replicas.");
  assert.deepEqual(faults, []);
  await close();
});

test("KIP-1095's example is built by hand from another cluster", async () => {
  const { page, close } = await site.page({ brokers: [{ id: 1 }], partitions: 1, replicationFactor: 1, interval: 0 });
  const field = (name) => page.getByRole("spinbutton", { name, exact: true });
  await page.getByText("Build one").click();
  await field("Racks").fill("2");
  await field("Brokers a rack").fill("3");
  await page.getByText("Choose the canary pod").click();
  await page.getByRole("combobox", { name: "Its brokers" }).click();
  await page.getByRole("option", { name: "rack a" }).click();
  await field("Partitions").fill("20");
  await field("Replication factor").fill("3");
  await field("Canary interval (0: no rule)").fill("10");
  await says(page, "A bad build on pod canary reaches 2 of 20 partitions (10 %). 18 stay untouched.");
  await page.getByText("6 brokers, 2 racks, 2 pods").waitFor();
  await close();
});

test("a canary pod of some brokers of each rack", async () => {
  const { page, close } = await site.page({
    brokers: racked.map(({ id, rack }) => ({ id, rack })),
    replicationFactor: 2,
  });
  await page.getByText("Choose the canary pod").click();
  await page.getByRole("spinbutton", { name: "How many of each rack" }).fill("1");
  await says(page, "reaches 2 of 20");
  for (const name of ["broker 1, pod canary, rack a", "broker 2, pod canary, rack b", "broker 4, pod stable, rack a"]) {
    await page.getByRole("button", { name, exact: true }).waitFor();
  }
  await close();
});

test("a table row is edited, added and removed", async () => {
  const { page, close } = await site.page();
  await page.getByText("One by one").click();
  await page.getByLabel("pod of broker 6").fill("stable");
  await page.getByLabel("pod of broker 6").blur();
  await says(page, "only 2 broker(s) are registered");
  await page.getByRole("button", { name: "Add a broker" }).click();
  await page.getByLabel("pod of broker 7").fill("canary");
  await page.getByLabel("pod of broker 7").blur();
  await says(page, "reaches 2 of 20");
  await page.getByLabel("id of broker 7").fill("70");
  await page.getByLabel("id of broker 7").blur();
  await page.getByRole("button", { name: "broker 70, pod canary" }).waitFor();
  await page.getByLabel("state of broker 70").selectOption("fenced");
  await page.getByRole("button", { name: "broker 70, pod canary, fenced" }).waitFor();
  await page.getByRole("button", { name: "remove broker 6", exact: true }).click();
  await page.getByText("6 brokers, no racks, 2 pods").waitFor();
  await close();
});

test("what is copied is what the command prints for the same seed", async () => {
  const { page, close } = await site.page();
  const printed = (...options) =>
    execFileSync(
      inRepository(".venv/bin/podstripe"),
      `place --brokers ${inRepository("examples/data/kip-1095/brokers.json")} --topic orders --partitions 20
       --replication-factor 3 --canary-name canary --canary-interval 10 --seed 42`
        .split(/\s+/)
        .concat(options),
      { encoding: "utf8" },
    ).trim();
  const copied = async (id) => {
    return pressed(page, page.locator(`answers-panel copy-button#${id}`));
  };
  assert.equal(await copied("plan"), printed("--reassignment-json"));
  assert.equal(await copied("create"), printed("--replica-assignment"));
  await close();
});

test("without HTTPS it copies too", async () => {
  const { page, close } = await site.page();
  const { clipboard } = await page.evaluateHandle(() => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    return { clipboard };
  });
  assert.equal(clipboard, undefined);
  await page.locator("answers-panel copy-button#create").getByRole("button").click();
  await page.locator("answers-panel copy-button#create", { hasText: "copied" }).waitFor();
  await page.locator("paste-field textarea").focus();
  await page.keyboard.press("Control+v");
  await page.locator("paste-field b", { hasText: "20 partitions" }).or(page.locator("paste-field .fault")).waitFor();
  assert.match(await page.locator("paste-field textarea").inputValue(), /^\d:\d:\d(,\d:\d:\d){19}$/);
  await close();
});

test("what cannot be placed is said in podstripe's words, and the last picture stays", async () => {
  const { page, close } = await site.page();
  await page.getByRole("spinbutton", { name: "Replication factor" }).fill("7");
  await says(page, "The target replication factor of 7 cannot be reached");
  await page.locator(".old placement-matrix").waitFor();
  await page.getByRole("spinbutton", { name: "Replication factor" }).fill("3");
  await says(page, "2 of 20 partitions");
  await page.getByRole("textbox", { name: "Seed" }).fill("12x");
  await says(page, 'seed: expected an integer of 64 bits (in JSON, as decimal text where it may pass 2^53), got "12x"');
  await close();
});

test("odd settings get a sentence each, and the page goes on", async () => {
  for (const [state, words] of [
    [{ partitions: 1.5 }, "topics[0].partitions: expected an integer from 1 to 2147483647, got 1.5"],
    [{ partitions: 11_000_000 }, "topics[0].partitions: 11000000 new partitions in all, the limit is 10000000"],
    [{ interval: -3 }, "canary.interval: expected an integer from 0 to 2147483647, got -3"],
    [{ topic: "a/b" }, 'the topic name "a/b" contains characters other than'],
    [{ brokers: [{ id: 1 }, { id: 1 }] }, "brokers[1].id: 1 is given twice"],
    [{ brokers: [{ id: "1" }] }, 'brokers[0].id: expected an integer from 0 to 2147483647, got "1"'],
    [{ brokers: [] }, "There is no broker at all"],
    [{ pod: "nope" }, "pod nope: no usable broker declares it, so its rule is ignored"],
    [{ broken: [77] }, "77"],
    [{ interval: 0 }, "reaches 18 of 20 partitions (90 %). 2 stay untouched."],
    [{ ...hundred(1_000_000) }, "reaches 100,000 of 1,000,000 partitions (10 %)."],
    [{ brokers: Array.from({ length: 2000 }, (_, id) => ({ id, pod: id < 9 ? "canary" : "x" })) }, "reaches 2 of 20"],
  ]) {
    const { page, faults, close } = await site.page(state);
    await says(page, words);
    await page.getByRole("spinbutton", { name: "Partitions" }).fill("7");
    await page.waitForTimeout(50);
    assert.deepEqual(faults, []);
    await close();
  }
});

test("the address holds the state", async () => {
  const { page, close } = await site.page({ partitions: 24, interval: 6, seed: "7", broken: [4, 5] });
  await says(page, "With brokers 4, 5 broken, of 24 partitions");
  await page.getByRole("button", { name: "broker 1, pod stable" }).click();
  await says(page, "With brokers 1, 4, 5 broken");
  await page.getByRole("button", { name: "Pin to compare" }).click();
  await page.getByRole("button", { name: "broker 1, pod stable" }).click();
  await paste(page, data("kafka-4.4/describe.txt"));
  await page.getByText("2 topics, 10 partitions").first().waitFor();
  const shown = () => page.locator(".sentence, .pinned, paste-field b").allInnerTexts();
  const before = await shown();
  assert.match(before.join(), /Pinned: With brokers 1, 4, 5 broken.*With brokers 4, 5 broken/s);
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("pay-ments"));
  await page.reload();
  await page.locator(".pinned", { hasText: /\w/ }).waitFor();
  await page.getByText("2 topics, 10 partitions").first().waitFor();
  await page.locator(".choice").waitFor();
  assert.deepEqual(await shown(), before);
  await close();
});

test("a link that cannot be read is said to be one", async () => {
  for (const [fragment, words] of [
    ["#{", "This link cannot be read"],
    [`#${encodeURIComponent('{"brokers":[null]}')}`, "a broker is null, not an object"],
    [`#${encodeURIComponent('{"partitions":"many"}')}`, 'partitions is "many"'],
  ]) {
    const { page, faults, close } = await site.page(fragment);
    await page.getByRole("alert").getByText(words).waitFor();
    await says(page, "2 of 20 partitions");
    assert.deepEqual(faults, []);
    await close();
  }
});

test("export and import keep everything", async () => {
  const { page, close } = await site.page({ partitions: 24, interval: 6, broken: [1] });
  const sentence = await page.locator(".sentence").innerText();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const path = await (await download).path();
  await page.goto(site.address);
  await page.reload();
  await says(page, "2 of 20 partitions");
  await page.locator("share-panel input[type=file]").setInputFiles(path);
  await says(page, sentence);
  await close();
});

test("the picture is saved as SVG and PNG", async () => {
  for (const state of [{}, hundred(10_000)]) {
    const { page, close } = await site.page(state);
    await page.waitForTimeout(300);
    const saved = async (name) => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name, exact: true }).click();
      return readFileSync(await (await download).path());
    };
    const svg = (await saved("SVG")).toString();
    assert.match(svg, /^<svg/);
    assert.ok(svg.includes("pod canary, "), "names of brokers");
    assert.ok(svg.includes("A bad build on pod canary reaches"), "the sentence");
    assert.match(svg, state.partitions ? /<image/ : /<path/);
    assert.equal((await saved("PNG")).subarray(1, 4).toString(), "PNG");
    await close();
  }
});

test("once it is loaded nothing is asked of anybody", async () => {
  const { page, close } = await site.page();
  await page.waitForLoadState("networkidle");
  const asked = [];
  page.on("request", (request) => /^(data|blob):/.test(request.url()) || asked.push(request.url()));
  await paste(page, data("kafka-4.4/kcat.txt"));
  await page.getByRole("button", { name: "Use its 6 brokers" }).click();
  await page.getByRole("button", { name: "Draw" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.locator("placement-matrix canvas").hover();
  await page.waitForTimeout(500);
  assert.deepEqual(asked, []);
  await close();
});

test("once it was loaded it works without a network", async () => {
  const { page, close } = await site.page();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await says(page, "2 of 20 partitions");
  await page.getByRole("spinbutton", { name: "Partitions" }).fill("30");
  await says(page, "3 of 30 partitions");
  await close();
});

test("it works under any path", async () => {
  const elsewhere = await Site.open("/tools/placement/");
  try {
    const { page, faults } = await elsewhere.page();
    await says(page, "2 of 20 partitions");
    await page.locator("placement-charts svg").first().waitFor();
    assert.deepEqual(faults, []);
  } finally {
    await elsewhere.close();
  }
});

test("keys walk over the replicas, and each says why it is there", async () => {
  const { page, close } = await site.page({ brokers: racked });
  await page.locator("placement-matrix canvas").focus();
  const said = page.locator("placement-matrix output");
  for (const key of ["ArrowRight", ...Array(9).fill("ArrowRight")]) await page.keyboard.press(key);
  await said.filter({ hasText: "Partition 9 is a canary, confined to pod canary, and on 6, 4, 5." }).waitFor();
  await said.filter({ hasText: "Broker 4 follows: rack a is next in turn; its only unfenced broker." }).waitFor();
  for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await said.filter({ hasText: "Broker 6 leads: rack c is next in turn" }).waitFor();
  await close();
});

test("a row's name is reached with keys", async () => {
  const { page, close } = await site.page({ brokers: racked });
  await page.getByRole("button", { name: "broker 4, pod canary, rack a" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await says(page, "With broker 5 broken");
  await close();
});

test("zoom by keys, wheel, fingers and the strip", async () => {
  const { page, close } = await site.page(hundred(10_000));
  const strip = page.locator("strip-map p");
  const shown = async () => (await strip.innerText()).match(/[\d,]+/g).map((text) => Number(text.replaceAll(",", "")));
  assert.deepEqual(await shown(), [0, 9999, 10_000]);
  const canvas = page.locator("placement-matrix canvas");
  await canvas.focus();
  await page.keyboard.press("+");
  await strip.filter({ hasText: "0 to 4,999" }).waitFor();
  await page.keyboard.press("0");
  await strip.filter({ hasText: "0 to 9,999" }).waitFor();
  await canvas.hover({ position: { x: 300, y: 100 } });
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 100);
  await page.waitForFunction((before) => scrollY > before, scrolled);
  await page.waitForTimeout(600);
  for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, -100);
  const [from, to] = await shown();
  assert.ok(from > 0 && to < 9999 && to - from < 1500, `${from} to ${to}`);
  const map = page.locator("strip-map div");
  await map.click({ position: { x: (await map.boundingBox()).width - 3, y: 5 } });
  await strip.filter({ hasText: "to 9,999" }).waitFor();
  await canvas.evaluate((canvas) => {
    const finger = (type, pointerId, x) => {
      const { left, top } = canvas.getBoundingClientRect();
      const init = { pointerId, pointerType: "touch", clientX: left + x, clientY: top + 50, bubbles: true };
      canvas.dispatchEvent(new PointerEvent(type, init));
    };
    finger("pointerdown", 1, 100);
    finger("pointerdown", 2, 200);
    finger("pointermove", 2, 300);
    finger("pointerup", 1, 100);
    finger("pointerup", 2, 300);
  });
  const [first, last] = await shown();
  assert.ok(
    Math.abs((last - first + 1) / ((to - from + 1) / 2) - 1) < 0.05,
    `${first} to ${last} after ${from} to ${to}`,
  );
  await close();
});

test("what takes long is told, and can be ended", async () => {
  const { page, close } = await site.page();
  const rows = Array.from(
    { length: 400_000 },
    (_, partition) => `\tTopic: big\tPartition: ${partition}\tLeader: 1\tReplicas: 1,2,3\tIsr: 1,2,3`,
  );
  const text = `Topic: big\tPartitionCount: 400000\tReplicationFactor: 3\tConfigs: \n${rows.join("\n")}`;
  const handle = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "describe.txt"));
    return transfer;
  }, text);
  await page.dispatchEvent("placement-calculator", "drop", { dataTransfer: handle });
  await page.getByRole("progressbar", { name: "Looking at what was pasted" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Looking at what was pasted was cancelled.").waitFor();
  await page.getByText(/A text of [\d,]+ characters is held/).waitFor();
  await page.getByRole("spinbutton", { name: "Partitions" }).fill("30");
  await says(page, "3 of 30 partitions");
  await close();
});

test("a file that is too large is not read", async () => {
  const { page, close } = await site.page();
  const handle = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(Array(257).fill(new Uint8Array(1 << 20)), "large.txt"));
    return transfer;
  });
  await page.dispatchEvent("placement-calculator", "drop", { dataTransfer: handle });
  await page.getByText("large.txt has 269,484,032 bytes, the limit is 268,435,456").waitFor();
  await close();
});

test("the page weighs less than 400 KB", (context) => {
  const folder = inRepository("examples/calculator/dist");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const sizes = files.map((file) => gzipSync(readFileSync(`${file.parentPath}/${file.name}`), { level: 9 }).length);
  const weight = sizes.reduce((sum, size) => sum + size, 0);
  context.diagnostic(`${(weight / 1024).toFixed(1)} KB gzipped in all`);
  assert.ok(weight < 400 * 1024, `${weight} bytes`);
});
