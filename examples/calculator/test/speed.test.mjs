// How quick it is: reported, never asserted, as machines differ. Times are those of the browser's own trace.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Site, hundred } from "./page.mjs";

let site;
before(async () => {
  site = await Site.open();
});
after(() => site?.close());

/** Does something to a page, and gives the events of the browser's trace meanwhile. */
async function traced(page, act) {
  const categories = ["devtools.timeline", "blink.user_timing", "viz", "benchmark"];
  await site.browser.startTracing(page, { categories });
  await act();
  return JSON.parse((await site.browser.stopTracing()).toString()).traceEvents;
}

const named = (events, ...names) =>
  events.filter(({ name }) => names.includes(name)).sort((left, right) => left.ts - right.ts);

for (const partitions of [10_000, 100_000]) {
  test(`from a keystroke to the drawn picture: ${partitions} partitions`, async (context) => {
    const { page, close } = await site.page(hundred(partitions));
    await page.waitForTimeout(1500);
    await page.getByRole("textbox", { name: "Seed" }).fill("4");
    const events = await traced(page, async () => {
      for (const key of "0123456789") {
        await page.keyboard.press(key);
        await page.waitForTimeout(700);
      }
    });
    const keys = named(events, "EventDispatch").filter(({ args }) => args.data.type === "keydown");
    const drawn = named(events, "drawn");
    const frames = named(events, "Display::DrawAndSwap", "DrawFrame");
    const times = keys.map((key) => {
      const picture = drawn.find(({ ts }) => ts > key.ts);
      return (frames.find(({ ts }) => ts > picture.ts).ts - key.ts) / 1000;
    });
    times.sort((left, right) => left - right);
    assert.equal(times.length, 10);
    context.diagnostic(
      `${partitions} partitions on 100 brokers: median ${times[4].toFixed(0)} ms, most ${times[9].toFixed(0)} ms`,
    );
    await close();
  });

  test(`while a slider is dragged: ${partitions} partitions`, async (context) => {
    const { page, close } = await site.page(hundred(partitions));
    await page.waitForTimeout(1500);
    const slider = page.getByRole("slider", { name: "Canary interval (0: no rule), slider" });
    const { x, y, width, height } = await slider.boundingBox();
    await page.evaluate(() => {
      globalThis.frames = [];
      const frame = (now) => {
        globalThis.frames.push(now);
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    const events = await traced(page, async () => {
      await page.mouse.move(x + width / 5, y + height / 2);
      await page.mouse.down();
      for (let step = 1; step <= 60; step += 1) {
        await page.mouse.move(x + (width * (12 + step / 2)) / 60, y + height / 2);
        await page.waitForTimeout(20);
      }
      await page.mouse.up();
    });
    const frames = await page.evaluate(() => globalThis.frames);
    const longest = Math.max(...frames.slice(1).map((now, at) => now - frames[at]));
    const pictures = named(events, "drawn").length;
    assert.ok(pictures > 5, `${pictures} pictures while it was dragged`);
    context.diagnostic(
      `${partitions} partitions, a slider dragged: the longest frame ${longest.toFixed(0)} ms, ${pictures} pictures`,
    );
    await close();
  });
}
