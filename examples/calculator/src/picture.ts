// How a placement is painted, on whatever has the canvas's methods: the page's canvas, or a file of SVG.
import type { Broker } from "podstripe";

export const ROW = 20;
export const HEAD = 22;
/** The least width of a column at which a shape can be told from another. */
export const SHAPED = 7;
const WIDEST = 22;

export interface Picture {
  rows: readonly Broker[];
  replicas: Int32Array;
  factor: number;
  interval: number;
  minIsr: number;
  broken: readonly number[];
  /** The partitions that are shown. */
  from: number;
  shown: number;
  width: number;
  cell?: { row: number; partition: number } | undefined;
}

/** The colour of a name, `--leader` say. */
export type Colours = (name: string) => string;

export const heightOf = (rows: number): number => HEAD + rows * ROW;

/** How wide a column is. */
export const columnOf = (width: number, shown: number): number => Math.min(WIDEST, width / Math.max(1, shown));

export const isCanary = (partition: number, interval: number): boolean =>
  interval > 0 && partition % interval === interval - 1;

export function paint(context: CanvasRenderingContext2D, picture: Picture, colour: Colours): void {
  const { rows, replicas, factor, from, shown, width, broken, cell } = picture;
  const column = columnOf(width, shown);
  const end = Math.min(Math.floor(replicas.length / Math.max(1, factor)), from + shown);
  const places = new Map(rows.map(({ id }, row) => [id, row]));
  paintColumns(context, picture, column, end, colour);
  context.strokeStyle = colour("--line");
  context.lineWidth = 1;
  rows.forEach(({ pod }, row) => {
    if (row > 0 && rows[row - 1]?.pod !== pod) line(context, HEAD + row * ROW, width);
  });
  const each = (isLeader: boolean, draw: (left: number, top: number) => void): void => {
    context.beginPath();
    for (let partition = from; partition < end; partition += 1) {
      for (let place = isLeader ? 0 : 1; place < (isLeader ? 1 : factor); place += 1) {
        const row = places.get(replicas[partition * factor + place] ?? -1);
        if (row !== undefined) draw((partition - from) * column, HEAD + row * ROW);
      }
    }
  };
  const disc = (smaller: number) => (left: number, top: number) => {
    const radius = Math.min(column, ROW) / 2 - smaller;
    context.moveTo(left + column / 2 + radius, top + ROW / 2);
    context.arc(left + column / 2, top + ROW / 2, radius, 0, 2 * Math.PI);
  };
  const bar = (higher: number) => (left: number, top: number) =>
    context.rect(left, top + higher, Math.max(column, 0.6), ROW - 2 - higher);
  if (column < 1) {
    paintDense(context, picture, column, end, places, colour);
  } else {
    context.strokeStyle = context.fillStyle = colour("--follower");
    context.lineWidth = 1.5;
    each(false, column >= SHAPED ? disc(3) : bar(ROW / 2));
    if (column >= SHAPED) context.stroke();
    else context.fill();
    context.fillStyle = colour("--leader");
    each(true, column >= SHAPED ? disc(2) : bar(2));
    context.fill();
  }
  context.strokeStyle = colour("--broken");
  context.lineWidth = 2;
  for (const id of broken) {
    const row = places.get(id);
    if (row !== undefined) line(context, HEAD + (row + 0.5) * ROW, width);
  }
  if (cell) {
    context.strokeStyle = colour("--accent");
    context.strokeRect((cell.partition - from) * column, HEAD + cell.row * ROW, Math.max(column, 2), ROW);
  }
}

/** Several partitions a pixel: each pixel of a row is painted once, however many replicas fall there. */
function paintDense(
  context: CanvasRenderingContext2D,
  { rows, replicas, factor, from, width }: Picture,
  column: number,
  end: number,
  places: ReadonlyMap<number, number>,
  colour: Colours,
): void {
  const pixels = Math.ceil(width);
  const [followers, leaders] = [new Uint8Array(pixels * rows.length), new Uint8Array(pixels * rows.length)];
  for (let partition = from; partition < end; partition += 1) {
    const left = Math.floor((partition - from) * column);
    for (let place = 0; place < factor; place += 1) {
      const row = places.get(replicas[partition * factor + place] ?? -1);
      if (row !== undefined) (place === 0 ? leaders : followers)[row * pixels + left] = 1;
    }
  }
  for (const [marks, name, higher] of [
    [followers, "--follower", ROW / 2],
    [leaders, "--leader", 2],
  ] as const) {
    context.fillStyle = colour(name);
    for (let row = 0; row < rows.length; row += 1) {
      for (let left = 0; left < pixels; left += 1) {
        if (!marks[row * pixels + left]) continue;
        const start = left;
        while (left < pixels && marks[row * pixels + left]) left += 1;
        context.fillRect(start, HEAD + row * ROW + higher, left - start, ROW - 2 - higher);
      }
    }
  }
}

/** Room for the names of brokers. */
export const NAMES = 150;

/** The same with its names, on paper: a picture that is kept. */
export function paintNamed(context: CanvasRenderingContext2D, picture: Picture, colour: Colours): void {
  context.fillStyle = colour("--paper");
  context.fillRect(0, 0, picture.width + NAMES, heightOf(picture.rows.length));
  context.fillStyle = colour("--ink");
  context.font = "12px sans-serif";
  context.textAlign = "right";
  picture.rows.forEach((broker, row) => context.fillText(nameOf(broker), NAMES - 8, HEAD + row * ROW + 14));
  context.save();
  context.translate(NAMES, 0);
  paint(context, { ...picture, cell: undefined }, colour);
  context.restore();
}

/** Where a broker is, and which: "pod canary, rack a, 4". */
export const nameOf = ({ id, rack, pod, fenced }: Broker): string =>
  [pod && `pod ${pod}`, rack && `rack ${rack}`, fenced && "fenced", id].filter((part) => part || part === 0).join(", ");

/** The tint of canary columns, and above each column what became of its partition. */
function paintColumns(
  context: CanvasRenderingContext2D,
  { rows, replicas, factor, interval, minIsr, broken, from }: Picture,
  column: number,
  end: number,
  colour: Colours,
): void {
  const dead = new Set(broken);
  const wide = Math.max(column, 0.6);
  context.textAlign = "center";
  context.font = `${Math.min(12, column)}px sans-serif`;
  for (let partition = from; partition < end; partition += 1) {
    const left = (partition - from) * column;
    // Where every pixel has a canary, a tint says nothing.
    if (isCanary(partition, interval) && column * interval >= 3) {
      context.fillStyle = colour("--tint");
      context.fillRect(left, HEAD, wide, rows.length * ROW);
      context.fillStyle = colour("--accent");
      context.beginPath();
      context.moveTo(left, 0);
      context.lineTo(left + Math.max(column, 3), 0);
      context.lineTo(left + Math.max(column, 3) / 2, 7);
      context.fill();
    }
    if (dead.size === 0) continue;
    let alive = 0;
    for (let place = 0; place < factor; place += 1) {
      alive += Number(!dead.has(replicas[partition * factor + place] ?? -1));
    }
    if (alive > 0 && alive >= minIsr) continue;
    context.fillStyle = colour(alive === 0 ? "--broken" : "--warning");
    if (column >= SHAPED) context.fillText(alive === 0 ? "✕" : "!", left + column / 2, HEAD - 4);
    else context.fillRect(left, HEAD - (alive === 0 ? 12 : 6), wide, alive === 0 ? 10 : 4);
  }
}

function line(context: CanvasRenderingContext2D, y: number, width: number): void {
  context.beginPath();
  context.moveTo(0, y);
  context.lineTo(width, y);
  context.stroke();
}
