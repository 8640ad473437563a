// How a placement is painted, on whatever has the canvas's methods: the page's canvas, or a file of SVG.
//
// What colour says, shape says too. A column of seven pixels has room for a disc and a ring; a narrower one has a bar that
// is whole or half as high; below a pixel and a half there are shades (see `dense.ts`).
import type { Broker } from "podstripe";
import type { Colours } from "./colours.js";
import { dense } from "./dense.js";
import {
  HEAD,
  columnOf,
  confinedIn,
  fates,
  heightOf,
  partitionsOf,
  rowOf,
  type Fate,
  type View,
  type Window,
} from "./view.js";

/** The least width of a column at which a ring can be told from a disc. */
export const SHAPED = 7;
/** The least width at which each partition has a bar of its own. */
export const BARRED = 1.5;

export function paint(
  context: CanvasRenderingContext2D,
  view: View,
  window: Window,
  width: number,
  colours: Colours,
): void {
  const { rows, broken } = view;
  const column = columnOf(width, window.shown);
  const row = rowOf(rows.length);
  const top = (at: number): number => HEAD + at * row;
  if (column < BARRED) context.drawImage(dense(view, window, width, colours), 0, HEAD);
  else paintColumns(context, view, window, column, colours);
  paintFates(context, view, window, column, colours);
  rows.forEach(({ pod, fenced, id }, at) => {
    context.lineWidth = 1;
    context.strokeStyle = colours("--line");
    if (at > 0 && rows[at - 1]?.pod !== pod) line(context, top(at), width);
    if (fenced) hatch(context, top(at), row, width);
    if (!broken.includes(id)) return;
    context.lineWidth = 2;
    context.strokeStyle = colours("--broken");
    line(context, top(at) + row / 2, width);
  });
}

/** Each partition by itself. */
function paintColumns(
  context: CanvasRenderingContext2D,
  view: View,
  window: Window,
  column: number,
  colours: Colours,
): void {
  const { rows, replicas, factor } = view;
  const { from, shown } = window;
  const row = rowOf(rows.length);
  const left = (partition: number): number => (partition - from) * column;
  for (const [first, count] of confinedIn(view, window)) {
    const start = Math.max(first, from);
    const end = Math.min(first + count, from + shown);
    context.fillStyle = colours("--tint");
    context.fillRect(left(start), HEAD, left(end) - left(start), rows.length * row);
    if (column < 3) continue;
    context.fillStyle = colours("--accent");
    for (let partition = start; partition < end; partition += 1) notch(context, left(partition), column);
  }
  const places = new Map(rows.map(({ id }, at) => [id, at]));
  const end = Math.min(partitionsOf(view), from + shown);
  const each = (isLeader: boolean, draw: (left: number, top: number) => void): void => {
    context.beginPath();
    for (let partition = from; partition < end; partition += 1) {
      for (let place = isLeader ? 0 : 1; place < (isLeader ? 1 : factor); place += 1) {
        const at = places.get(replicas[partition * factor + place] ?? -1);
        if (at !== undefined) draw(left(partition), HEAD + at * row);
      }
    }
  };
  const disc = (smaller: number) => (left: number, top: number) => {
    const radius = Math.min(column, row, 22) / 2 - smaller;
    context.moveTo(left + column / 2 + radius, top + row / 2);
    context.arc(left + column / 2, top + row / 2, radius, 0, 2 * Math.PI);
  };
  const bar = (higher: number) => (left: number, top: number) =>
    context.rect(left, top + higher, column > 3 ? column - 1 : column, row - 2 - higher);
  const isShaped = column >= SHAPED;
  context.strokeStyle = context.fillStyle = colours("--follower");
  context.lineWidth = 1.5;
  each(false, isShaped ? disc(3) : bar(row / 2));
  if (isShaped) context.stroke();
  else context.fill();
  context.fillStyle = colours("--leader");
  each(true, isShaped ? disc(2) : bar(2));
  context.fill();
}

/** From worse to less bad: higher bars are behind lower ones. */
const BAD = ["offline", "under min ISR", "led by another"] as const;
const MARKS: { [F in (typeof BAD)[number]]: { glyph: string; colour: string; high: number } } = {
  "led by another": { glyph: "△", colour: "--faint", high: 4 },
  "under min ISR": { glyph: "!", colour: "--warning", high: 8 },
  offline: { glyph: "✕", colour: "--broken", high: 12 },
};

/** Above each column what becomes of its partition; where several share a pixel, each fate as faint as it is rare there. */
function paintFates(
  context: CanvasRenderingContext2D,
  view: View,
  { from, shown }: Window,
  column: number,
  colours: Colours,
): void {
  if (view.broken.length === 0) return;
  const fate = fates(view);
  const end = Math.min(partitionsOf(view), from + shown);
  const each = column >= BARRED ? 1 : 1 / column;
  context.textAlign = "center";
  context.font = `${Math.min(12, column)}px sans-serif`;
  for (let start = from, x = 0; start < end; x += 1) {
    const next = Math.min(end, Math.max(start + 1, Math.ceil(from + (x + 1) * each)));
    const counts = new Map<Fate, number>();
    for (let partition = start; partition < next; partition += 1) {
      const own = fate(partition);
      counts.set(own, (counts.get(own) ?? 0) + 1);
    }
    const left = column >= BARRED ? x * column : x;
    for (const own of BAD) {
      const count = counts.get(own);
      if (count === undefined) continue;
      const { glyph, colour, high } = MARKS[own];
      context.fillStyle = colours(colour);
      context.globalAlpha = 0.25 + (0.75 * count) / (next - start);
      if (column >= SHAPED) context.fillText(glyph, left + column / 2, HEAD - 8);
      else context.fillRect(left, HEAD - 2 - high, Math.max(1, column > 3 ? column - 1 : column), high);
    }
    start = next;
  }
  context.globalAlpha = 1;
}

/** Room above and around a picture that is kept. */
const CAPTION = 30;
const MARGIN = 8;

/** How large a picture is with its names. */
export function sizeOf(view: View, width: number): { width: number; height: number } {
  return { width: width + namesWidth(view) + MARGIN, height: CAPTION + heightOf(view.rows.length) + MARGIN };
}

/** The same with its names, under the sentence that goes with it, on paper: a picture that is kept. */
export function paintNamed(
  context: CanvasRenderingContext2D,
  caption: string,
  view: View,
  window: Window,
  width: number,
  colours: Colours,
): void {
  const row = rowOf(view.rows.length);
  const size = sizeOf(view, width);
  const names = namesWidth(view);
  context.fillStyle = colours("--paper");
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = colours("--ink");
  context.font = "14px sans-serif";
  context.textAlign = "left";
  context.fillText(caption, MARGIN, 20);
  context.font = nameFont(row);
  context.textAlign = "right";
  view.rows.forEach((broker, at) =>
    context.fillText(nameOf(broker), names - MARGIN, CAPTION + HEAD + (at + 0.7) * row),
  );
  context.save();
  context.translate(names, CAPTION);
  paint(context, view, window, width, colours);
  context.restore();
}

const nameFont = (row: number): string => `${Math.min(12, row - 4)}px sans-serif`;

function namesWidth({ rows }: View): number {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return 0;
  context.font = nameFont(rowOf(rows.length));
  return rows.reduce((most, broker) => Math.max(most, context.measureText(nameOf(broker)).width), 0) + 2 * MARGIN;
}

/** Where a broker is, and which: "pod canary, rack a, 4". */
const nameOf = ({ id, rack, pod, fenced }: Broker): string =>
  [pod && `pod ${pod}`, rack && `rack ${rack}`, fenced && "fenced", id].filter((part) => part || part === 0).join(", ");

function notch(context: CanvasRenderingContext2D, left: number, column: number): void {
  const wide = Math.min(column, 10);
  const middle = left + column / 2;
  context.beginPath();
  context.moveTo(middle - wide / 2, HEAD - 5);
  context.lineTo(middle + wide / 2, HEAD - 5);
  context.lineTo(middle, HEAD);
  context.fill();
}

/** A fenced broker's row. */
function hatch(context: CanvasRenderingContext2D, top: number, row: number, width: number): void {
  context.beginPath();
  for (let left = 0; left < width; left += 8) {
    context.moveTo(left, top + row - 1);
    context.lineTo(left + row - 2, top + 1);
  }
  context.stroke();
}

function line(context: CanvasRenderingContext2D, y: number, width: number): void {
  context.beginPath();
  context.moveTo(0, y);
  context.lineTo(width, y);
  context.stroke();
}
