// Several partitions a pixel: how many replicas fall on each, as shades.
//
// A row has two lanes, leaders above and followers below. A pixel is the darker the more replicas it stands for, next to
// the fullest pixel of its lane in the picture; the tint under it says what part of its partitions is confined. The
// pixels are made at once, as bytes: tens of thousands of rectangles take longer to draw than the placement to make.
import type { Colours } from "./colours.js";
import { columnOf, confinedIn, partitionsOf, rowOf, type View, type Window } from "./view.js";

/** An image of all rows, `width` pixels wide. */
export function dense(view: View, { from, shown }: Window, width: number, colours: Colours): HTMLCanvasElement {
  const { rows, replicas, factor } = view;
  const row = rowOf(rows.length);
  const column = columnOf(width, shown);
  const end = Math.min(partitionsOf(view), from + shown);
  const pixels = Math.ceil(width);
  const places = new Map(rows.map(({ id }, at) => [id, at]));
  const [leaders, followers] = [new Lane(pixels, rows.length), new Lane(pixels, rows.length)];
  const [all, confined] = [new Uint32Array(pixels), new Uint32Array(pixels)];
  for (let partition = from; partition < end; partition += 1) {
    const left = Math.floor((partition - from) * column);
    all[left] = (all[left] ?? 0) + 1;
    for (let place = 0; place < factor; place += 1) {
      const at = places.get(replicas[partition * factor + place] ?? -1);
      if (at === undefined) continue;
      (place === 0 ? leaders : followers).add(at, left);
    }
  }
  for (const [first, count] of confinedIn(view, { from, shown })) {
    for (let partition = Math.max(first, from); partition < Math.min(first + count, end); partition += 1) {
      const left = Math.floor((partition - from) * column);
      confined[left] = (confined[left] ?? 0) + 1;
    }
  }
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [pixels, rows.length * row];
  const context = canvas.getContext("2d");
  if (!context || rows.length === 0) return canvas;
  const image = context.createImageData(canvas.width, canvas.height);
  const words = new Uint32Array(image.data.buffer);
  const ground = shades(colours("--paper"), colours("--tint"));
  const grounds = Uint32Array.from(all, (count, left) => ground(count === 0 ? 0 : (confined[left] ?? 0) / count));
  const half = Math.floor((row - 2) / 2);
  const line = new Uint32Array(pixels);
  const fill = (lane: Lane, at: number, shade: (part: number) => number, top: number): void => {
    for (let left = 0; left < pixels; left += 1) {
      const count = lane.counts[at * pixels + left] ?? 0;
      line[left] = count === 0 ? (grounds[left] ?? 0) : shade(count / lane.most);
    }
    for (let y = top; y < top + half; y += 1) words.set(line, y * pixels);
  };
  const [leader, follower] = [
    shades(colours("--paper"), colours("--leader"), LIGHTEST),
    shades(colours("--paper"), colours("--follower"), LIGHTEST),
  ];
  for (let at = 0; at < rows.length; at += 1) {
    words.set(grounds, at * row * pixels);
    words.set(grounds, (at * row + row - 1) * pixels);
    fill(leaders, at, leader, at * row + 1);
    fill(followers, at, follower, at * row + 1 + half);
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** One replica still shows, where the fullest pixel has many. */
const LIGHTEST = 0.35;

/** How many replicas fall on each pixel of each row. */
class Lane {
  readonly counts: Uint32Array;
  most = 1;

  constructor(
    private readonly pixels: number,
    rows: number,
  ) {
    this.counts = new Uint32Array(pixels * rows);
  }

  add(row: number, left: number): void {
    const at = row * this.pixels + left;
    const count = (this.counts[at] ?? 0) + 1;
    this.counts[at] = count;
    if (count > this.most) this.most = count;
  }
}

/** From one colour to another, by parts: pixels as an image's words have them. */
function shades(from: string, to: string, least = 0): (part: number) => number {
  const [start, end] = [channels(from), channels(to)];
  const table = Array.from({ length: 65 }, (_, step) => {
    const part = least + ((1 - least) * step) / 64;
    const [red = 0, green = 0, blue = 0] = start.map((value, at) =>
      Math.round(value + part * ((end[at] ?? 0) - value)),
    );
    return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
  });
  return (part) => table[Math.round(64 * Math.min(1, part))] ?? 0;
}

/** Red, green and blue of "rgb(1, 2, 3)". */
const channels = (colour: string): number[] => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
