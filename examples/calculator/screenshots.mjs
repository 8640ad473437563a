// The pictures of docs/calculator.md, after the page was built: make calculator-pictures
import { mkdirSync } from "node:fs";
import { Site, data, hundred, inRepository, racked } from "./test/page.mjs";

const folder = inRepository("docs/calculator/");
mkdirSync(folder, { recursive: true });

const wide = { width: 1400, height: 900 };
const phone = { width: 390, height: 844 };
const clicks = { ...hundred(10_000), topic: "clicks" };
const shots = [
  { name: "light" },
  { name: "dark", colorScheme: "dark" },
  { name: "phone", viewport: phone },
  { name: "phone-dark", viewport: phone, colorScheme: "dark", state: { broken: [4, 5] } },
  { name: "broken-pod", state: { brokers: racked, broken: [4, 5, 6] }, point: { x: 0.47, y: 0.5 } },
  { name: "hundred", viewport: { width: 1400, height: 2150 }, state: clicks },
  { name: "zoomed", state: clicks, keys: "++++++++" },
  {
    name: "pasted",
    viewport: { width: 1400, height: 1250 },
    state: {
      brokers: racked.map((broker) => ({ ...broker, id: broker.id - 1 })),
      interval: 3,
      text: data("kafka-4.4/describe.txt"),
    },
  },
  { name: "pinned", state: { interval: 5, pinned: { interval: 10 } } },
  {
    name: "wrong",
    state: { text: '{"version":1,"partitions":[\n {"topic":"orders" "partition":0,"replicas":[1,2,3]}\n]}' },
  },
];

const site = await Site.open();
for (const { name, viewport = wide, colorScheme = "light", state, point, keys = "" } of shots) {
  const { page, close } = await site.page(state, { viewport, colorScheme });
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
  await close();
}
await site.close();
