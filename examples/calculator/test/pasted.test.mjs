// What people paste: the page says of every text what the Python engine says of it, line by line.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { Site, data, inRepository, paste, pressed, racked, says } from "./page.mjs";

let site;
before(async () => {
  site = await Site.open();
});
after(() => site?.close());

test("every describe and plan of the cases, and every output kept of Kafka's tools", async (context) => {
  const { page, faults, close } = await site.page();
  const texts = textsOfCases();
  const expected = JSON.parse(
    execFileSync(inRepository(".venv/bin/python"), [inRepository("examples/calculator/test/pasted_lines.py")], {
      input: JSON.stringify(texts),
      encoding: "utf8",
    }),
  );
  assert.equal(expected.length, texts.length);
  for (const [at, { name, text }] of texts.entries()) {
    assert.deepEqual(await shown(page, text), expected[at], name);
  }
  const refused = expected.filter(({ fault }) => fault !== undefined).length;
  const proposed = expected.filter(({ proposal }) => proposal?.plan !== undefined).length;
  context.diagnostic(
    `${texts.length} texts: ${refused} refused with their error, ${proposed} with a plan that mends them`,
  );
  assert.ok(texts.length > 50 && refused > 5 && proposed > 10);
  assert.deepEqual(faults, []);
  await close();
});

/** All that the page says of a text. */
async function shown(page, text) {
  await paste(page, "");
  const field = page.locator("paste-field [role=status]");
  await field.locator("p").first().waitFor({ state: "detached" });
  await paste(page, text);
  await field.locator("p").first().waitFor();
  const fault = field.locator(".fault");
  if ((await fault.count()) > 0) return { fault: await fault.innerText() };
  const said = { what: await field.locator("b").innerText(), notes: await field.locator(".faint").allTextContents() };
  const report = page.locator("pasted-report");
  if ((await report.locator("h2").count()) === 0) return said;
  said.findings = await report.locator("li").allTextContents();
  const card = report.locator("proposal-card");
  if ((await card.count()) === 0) return said;
  if ((await card.locator(".fault").count()) > 0) {
    said.proposal = { fault: await card.locator(".fault").innerText() };
    return said;
  }
  const [plan, rollback] = [
    await pressed(page, card.locator("copy-button").first()),
    await pressed(page, card.locator("copy-button").last()),
  ];
  said.proposal = {
    exposure: await card.locator("p").first().innerText(),
    numbers: await card
      .locator("dd")
      .evaluateAll((all) => all.map((dd) => dd.textContent.trim() || dd.querySelector("wa-format-bytes").value + "")),
    ...{ plan, rollback },
  };
  return said;
}

test("what the cases ask for is said", async () => {
  const { page, close } = await site.page();
  for (const [name, words] of Object.entries({
    "D01-describe-elr-columns": ["kafka-topics --describe", "1 topic, 3 partitions"],
    "D02-describe-na-and-log-noise": ["1 topic, 2 partitions"],
    "D03-describe-old-format": ["1 topic, 3 partitions", "core.install-test-1"],
    "D04-describe-pasted-without-tabs": ["1 topic, 3 partitions"],
    "D05-log-dirs-header-and-hyphens": ["kafka-log-dirs", "3 replicas"],
    "D06-kcat-metadata": ["2 brokers", "rack"],
    "G01-duplicate-broker-in-replica-list": ["web.text-6", "1007", "t1-40", "65633"],
    "G02-duplicate-partition-entry": ["t-0"],
    "G04-wrong-file-to-generate": ["plan", "1 partition"],
    "G05-whole-generate-output-saved": ["--generate"],
    "G06-unknown-broker-in-plan": ["t-1", "99"],
    "G11-rack-violations-in-existing-topic": ["6 partitions"],
  })) {
    const { input } = JSON.parse(readFileSync(inRepository(`tests/cases/${name}.json`), "utf8"));
    const text = Object.entries(input).find(([key]) => /text|json/.test(key))[1];
    const said = JSON.stringify(await shown(page, text));
    for (const word of words) assert.ok(said.includes(word), `${name}: no ${word} in ${said}`);
  }
  await close();
});

test("an error names the line, shows it, and goes there", async () => {
  const { page, close } = await site.page();
  const lines = ['{"version":1,"partitions":[', ' {"topic":"orders" "partition":1,"replicas":[1,2]}', "]}"];
  await paste(page, lines.join("\n"));
  const field = page.locator("paste-field");
  await field.getByText("(line 2, column 20)").waitFor();
  const [own, caret] = (await field.locator("pre").textContent()).split("\n");
  assert.equal(own, lines[1]);
  assert.equal(caret, `${" ".repeat(19)}^`);
  await field.getByRole("button", { name: "Go to line 2" }).click();
  const chosen = await field
    .locator("textarea")
    .evaluate(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd));
  assert.equal(chosen, lines[1]);
  await close();
});

test("a describe is shown as it stands and placed anew, with the way back, and sizes make bytes of it", async () => {
  const { page, close } = await site.page({ brokers: racked.map((broker) => ({ ...broker, id: broker.id - 1 })) });
  await paste(page, data("kafka-4.4/describe.txt"));
  const card = page.locator("proposal-card");
  await card.getByText("paste log-dirs").waitFor();
  const choice = page.locator(".choice select");
  assert.deepEqual(await choice.locator("option").allInnerTexts(), [
    "the placement asked for",
    "pay-ments.v1, as it stands",
    "orders, as it stands",
    "pay-ments.v1, placed anew",
    "orders, placed anew",
  ]);
  const [plan, back] = [
    JSON.parse(await pressed(page, card.locator("copy-button").first())),
    JSON.parse(await pressed(page, card.locator("copy-button").last())),
  ];
  assert.equal(plan.partitions.length, 10);
  assert.deepEqual(
    back.partitions.map(({ topic, partition }) => [topic, partition]),
    plan.partitions.map(({ topic, partition }) => [topic, partition]),
  );
  await choice.selectOption({ label: "orders, placed anew" });
  await says(page, "of 10 partitions");
  await paste(page, data("kafka-4.4/log-dirs.txt"));
  await page.getByText("Sizes from kafka-log-dirs are held for plans").waitFor();
  await card.locator("dd", { hasText: "byte" }).or(card.locator("dd wa-format-bytes")).first().waitFor();
  assert.match(await page.locator("paste-field b").innerText(), /2 topics, 10 partitions/);
  await page.locator("paste-field").getByRole("button", { name: "Forget" }).click();
  await card.getByText("paste log-dirs").waitFor();
  await close();
});

test("a plan that is pasted after the topics says what it costs, beside the one that mends them", async () => {
  const { page, close } = await site.page({ brokers: racked.map((broker) => ({ ...broker, id: broker.id - 1 })) });
  await paste(page, data("kafka-4.4/describe.txt"));
  await page.locator("proposal-card").waitFor();
  const partitions = [{ topic: "orders", partition: 1, replicas: [2, 0, 1] }];
  await paste(page, JSON.stringify({ version: 1, partitions }));
  await page.getByText("The topics pasted before are held for plans").waitFor();
  const [own, anew] = [page.locator("proposal-card").first(), page.locator("proposal-card").last()];
  await own.getByRole("heading", { name: "The pasted plan" }).waitFor();
  await anew.getByRole("heading", { name: "Placed anew" }).waitFor();
  await own.locator("dd", { hasText: "1 of 10" }).first().waitFor();
  const back = JSON.parse(await pressed(page, own.locator("copy-button").last()));
  assert.deepEqual(
    back.partitions.map(({ topic, partition, replicas }) => [topic, partition, replicas]),
    [["orders", 1, [2, 3, 1]]],
  );
  await page.locator(".choice select").selectOption({ label: "orders, the pasted plan" });
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes('"current":"Topic'));
  await page.reload();
  await own.getByRole("heading", { name: "The pasted plan" }).waitFor();
  await page.locator("paste-field").getByRole("button", { name: "Forget" }).click();
  await own.waitFor({ state: "detached" });
  await page.locator("pasted-report").getByText("1 partition", { exact: false }).first().waitFor();
  await close();
});

test("sets of brokers become pods", async () => {
  const { page, close } = await site.page({ brokers: racked.map(({ id, rack }) => ({ id, rack })) });
  await says(page, "no usable broker declares it");
  const sets = { canary: [4, 5, 6], stable: [1, 2, 3] };
  const brokerSets = Object.entries(sets).map(([brokerSetId, brokerIds]) => ({ brokerSetId, brokerIds }));
  await paste(page, JSON.stringify({ brokerSets }));
  await page.getByRole("button", { name: "Use its sets as pods" }).click();
  await says(page, "reaches 2 of 20");
  await page.getByRole("button", { name: "broker 4, pod canary, rack a" }).waitFor();
  await close();
});

test("a text is pasted beside all fields, and a file dropped anywhere", async () => {
  const { page, close } = await site.page();
  await page.locator("placement-matrix canvas").focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), data("kafka-4.4/list-endpoints.txt"));
  await page.keyboard.press("Control+v");
  await page.locator("paste-field b", { hasText: "brokers" }).waitFor();
  await page.getByRole("button", { name: "Use its 6 brokers" }).click();
  await page.getByText("6 brokers, 3 racks").waitFor();
  await close();
});

/** All texts of the cases, the assignments that they have as data, as a plan and as a describe, and kept outputs. */
function textsOfCases() {
  const folder = inRepository("tests/cases/");
  const texts = [];
  const take = (name, value) => {
    if (typeof value === "string" && /[{[\n]/.test(value)) texts.push({ name, text: value });
    if (typeof value !== "object" || value === null) return;
    if (value.name !== undefined && Array.isArray(value.replicas)) texts.push(...assigned(name, value));
    else for (const part of Object.values(value)) take(name, part);
  };
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    take(name, JSON.parse(readFileSync(folder + name, "utf8")).input);
  }
  const kept = inRepository("examples/data/kafka-4.4/");
  for (const name of readdirSync(kept).filter((name) => name !== "README.md")) {
    texts.push({ name, text: readFileSync(kept + name, "utf8") });
  }
  for (const [name, text] of Object.entries(OTHERS)) texts.push({ name, text });
  return texts.filter(({ text }) => text.trim() !== "");
}

/** One text of each kind that neither has. */
const OTHERS = {
  "replica-assignment": "1:2:3,4:5:6,2:3:1",
  "broker-list": "1,2,3",
  "broker-sets":
    '{"brokerSets":[{"brokerSetId":"canary","brokerIds":[4,5,6]},{"brokerSetId":"stable","brokerIds":[1,2,3]}]}',
  brokers: '[{"id":1,"rack":"a","pod":"canary"},{"id":2,"rack":"b"}]',
  proposals:
    '{"proposals":[{"topicPartition":{"topic":"t","partition":0},"oldLeader":1,"oldReplicas":[1,2],"newReplicas":[2,3]}]}',
  "no text of Kafka's": "hello\nworld",
};

function assigned(name, { name: topic, replicas }) {
  const partitions = replicas.map((replicas, partition) => ({ topic, partition, replicas }));
  const lines = replicas.map(
    (ids, partition) =>
      `\tTopic: ${topic}\tPartition: ${partition}\tLeader: ${ids[0]}\tReplicas: ${ids}\tIsr: ${ids}\tElr: \tLastKnownElr: `,
  );
  const head = `Topic: ${topic}\tPartitionCount: ${replicas.length}\tReplicationFactor: ${replicas[0].length}\tConfigs: `;
  return [
    { name, text: JSON.stringify({ version: 1, partitions }) },
    { name, text: [head, ...lines].join("\n") },
  ];
}
