// The picture: a row for each broker, a column for each partition.
//
// Names are buttons beside the canvas, so that a keyboard and a screen reader have them; the cells are drawn. The frame
// around the cell that is looked at is an element of its own: looking draws nothing anew.
import { LitElement, css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { styleMap } from "lit/directives/style-map.js";
import { coloursOf, type Colours } from "./colours.js";
import { BARRED, SHAPED, paint } from "./picture.js";
import "./row-names.js";
import "./strip-map.js";
import { HEAD, columnOf, fates, heightOf, podOf, partitionsOf, rowOf, type View, type Window } from "./view.js";
import { count } from "./words.js";

/** Brokers beyond which rows are no picture any more. */
export const MOST_ROWS = 1000;
/** Partitions beyond which a part of them can be looked at. */
const STRIPPED = 400;
/** Milliseconds after which a page that was scrolled stands. */
const SCROLLING = 300;
/** The least that is shown of them. */
const LEAST = 20;

@customElement("placement-matrix")
export class Matrix extends LitElement {
  @property({ attribute: false }) view: View = EMPTY;
  /** Why the replicas of a partition are there, as far as that is known. */
  @property({ attribute: false }) why: { partition: number; words: readonly string[] } | undefined;
  @state() private window: Window = { from: 0, shown: 0 };
  @state() private cell: { row: number; partition: number } | undefined;
  /** Pixels of the canvas, as it was laid out last. */
  @state() private width = 0;

  static override styles = css`
    :host {
      display: block;
    }
    .frame {
      display: grid;
      grid-template-columns: max-content minmax(0, 1fr);
    }
    strip-map {
      position: sticky;
      top: 0;
      z-index: 1;
      grid-column: 2;
      background: var(--paper);
    }
    .canvas {
      position: relative;
      overflow: hidden;
    }
    canvas {
      display: block;
      width: 100%;
      touch-action: pan-y;
    }
    canvas:focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: -2px;
    }
    .cell {
      position: absolute;
      box-sizing: border-box;
      border: 2px solid var(--accent);
      border-radius: 2px;
      pointer-events: none;
    }
    .legend {
      display: flex;
      flex-wrap: wrap;
      gap: 0.2rem 1.2rem;
      margin-top: 0.5rem;
      font-size: 0.85rem;
    }
    output {
      display: block;
      min-height: 2.9em;
      margin-top: 0.4rem;
      font-size: 0.9rem;
    }
  `;

  private get partitions(): number {
    return partitionsOf(this.view);
  }

  override render() {
    const { view, window, cell, partitions } = this;
    const { rows, broken } = view;
    if (rows.length > MOST_ROWS) {
      return html`<p>${count(rows.length)} brokers: a picture has ${count(MOST_ROWS)} rows at most.</p>`;
    }
    return html`
      <div class="frame">
        ${
          partitions > STRIPPED
            ? html`<strip-map
                .partitions=${partitions}
                .window=${window}
                @moved=${({ detail }: CustomEvent<number>) => this.show(detail, window.shown)}
              ></strip-map>`
            : nothing
        }
        <row-names .rows=${rows} .broken=${broken}></row-names>
        <div class="canvas">
          <canvas
            tabindex="0"
            role="img"
            aria-label="${partitions} partitions on ${rows.length} brokers. Arrow keys walk over the replicas, plus and minus zoom."
            @pointerdown=${this.touched}
            @pointermove=${this.hovered}
            @pointerup=${this.left}
            @pointercancel=${this.left}
            @pointerleave=${this.left}
            @wheel=${this.wheeled}
            @keydown=${this.pressed}
          ></canvas>
          ${cell ? html`<div class="cell" style=${styleMap(this.frame(cell))}></div>` : nothing}
        </div>
      </div>
      <div class="legend" aria-hidden="true">${this.legend}</div>
      <output aria-live="polite">${this.words}</output>
    `;
  }

  private get legend() {
    const column = this.column;
    const marks =
      column >= SHAPED
        ? ["● leader", "○ follower"]
        : column >= BARRED
          ? ["▌ whole bar: leader", "▖ half a bar: follower"]
          : ["upper half of a row: leaders", "lower half: followers", "darker: more of them"];
    const fates = this.view.broken.length > 0 ? ["✕ offline", "! under min ISR", "△ led by another"] : [];
    const canary = column >= 3 ? ["▼ canary column"] : ["tinted: canary partitions"];
    const zoom = this.partitions > STRIPPED ? ["wheel, pinch or + and - zoom"] : [];
    return [...marks, ...canary, ...fates, ...zoom].map((words) => html`<span>${words}</span>`);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const before = changed.get("view") as View | undefined;
    if (!changed.has("view")) return;
    const { partitions } = this;
    if (!before || partitionsOf(before) !== partitions) this.window = { from: 0, shown: partitions };
    if (this.cell && (this.cell.partition >= partitions || this.cell.row >= this.view.rows.length))
      this.look(undefined);
  }

  protected override updated(changed: PropertyValues): void {
    // Names may have become longer, and the canvas narrower with them.
    this.measure();
    if (changed.has("view") || changed.has("window") || changed.has("width")) this.draw();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.resized.observe(this);
    this.scheme.addEventListener("change", this.redraw);
    addEventListener("scroll", this.noticed, { passive: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resized.disconnect();
    this.scheme.removeEventListener("change", this.redraw);
    removeEventListener("scroll", this.noticed);
  }

  /** When the page was scrolled last. */
  private scrolled = -SCROLLING;
  private readonly noticed = ({ timeStamp }: Event): void => {
    this.scrolled = timeStamp;
  };

  private readonly redraw = (): void => this.draw();
  private readonly resized = new ResizeObserver(() => this.measure());
  private readonly scheme = matchMedia("(prefers-color-scheme: dark)");

  private get canvas(): HTMLCanvasElement | null {
    return this.renderRoot.querySelector("canvas");
  }

  private measure(): void {
    this.width = this.canvas?.clientWidth ?? 0;
  }

  private get column(): number {
    return columnOf(this.width, this.window.shown);
  }

  /** What is to be painted, and in which colours. */
  get painted(): [View, Window, number, Colours] {
    return [this.view, this.window, this.width, coloursOf(this)];
  }

  private draw(): void {
    const { canvas } = this;
    const context = canvas?.getContext("2d");
    if (!canvas || !context || this.width === 0) return;
    const height = heightOf(this.view.rows.length);
    canvas.style.height = `${height}px`;
    canvas.width = Math.round(this.width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    context.scale(devicePixelRatio, devicePixelRatio);
    paint(context, ...this.painted);
    // For who traces the page; nothing is kept of it.
    performance.mark("drawn");
    performance.clearMarks("drawn");
  }

  private frame({ row, partition }: { row: number; partition: number }) {
    const { column } = this;
    const high = rowOf(this.view.rows.length);
    return {
      left: `${(partition - this.window.from) * column}px`,
      top: `${HEAD + row * high}px`,
      width: `${Math.max(column, 4)}px`,
      height: `${high}px`,
    };
  }

  private show(from: number, shown: number): void {
    const { partitions } = this;
    const some = Math.round(Math.min(partitions, Math.max(Math.min(LEAST, partitions), shown)));
    this.window = { from: Math.max(0, Math.min(partitions - some, Math.round(from))), shown: some };
  }

  /** Shows `times` as many partitions; the one at `x` stays where it is. */
  private zoom(times: number, x: number): void {
    if (this.partitions <= LEAST) return;
    const at = this.window.from + x / this.column;
    const shown = Math.min(this.partitions, Math.max(LEAST, this.window.shown * times));
    this.show(at - (x / this.width) * shown, shown);
  }

  /** A wheel that scrolls the page goes on to; one that finds nothing to zoom out of begins to. */
  private wheeled(event: WheelEvent): void {
    const isWhole = this.window.shown === this.partitions && event.deltaY > 0;
    if (this.partitions <= STRIPPED || isWhole || event.timeStamp - this.scrolled < SCROLLING) return;
    event.preventDefault();
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      this.show(this.window.from + event.deltaX / this.column, this.window.shown);
    } else this.zoom(event.deltaY > 0 ? 1.25 : 0.8, event.offsetX);
  }

  /** Where fingers are. */
  private readonly fingers = new Map<number, number>();

  private touched(event: PointerEvent): void {
    this.fingers.set(event.pointerId, event.offsetX);
    this.hovered(event);
  }

  private left(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (event.type === "pointerleave" && event.pointerType === "mouse") this.look(undefined);
  }

  private hovered(event: PointerEvent): void {
    const [own, other] = [this.fingers.get(event.pointerId), [...this.fingers].find(([id]) => id !== event.pointerId)];
    if (own !== undefined && other) {
      const [before, now] = [Math.abs(own - other[1]), Math.abs(event.offsetX - other[1])];
      this.fingers.set(event.pointerId, event.offsetX);
      if (now > 1) this.zoom(Math.max(before, 1) / now, (event.offsetX + other[1]) / 2);
      return;
    }
    const partition = this.window.from + Math.floor(event.offsetX / Math.max(this.column, 1e-6));
    const row = Math.floor((event.offsetY - HEAD) / rowOf(this.view.rows.length));
    const isInside = row >= 0 && row < this.view.rows.length && partition < this.partitions;
    this.look(isInside ? { row, partition } : undefined);
  }

  private pressed(event: KeyboardEvent): void {
    const { partitions, window, width } = this;
    const rows = this.view.rows.length;
    if (partitions === 0) return;
    const { partition, row } = this.cell ?? { partition: window.from, row: 0 };
    const middle = (partition - window.from + 0.5) * this.column;
    const go = (columns: number, lines: number): void => {
      const to = (value: number, most: number): number => Math.max(0, Math.min(most - 1, value));
      const start = this.cell ? 1 : 0;
      this.look({ partition: to(partition + start * columns, partitions), row: to(row + start * lines, rows) });
      const { from, shown } = this.window;
      const at = this.cell?.partition ?? from;
      if (at < from) this.show(at, shown);
      if (at >= from + shown) this.show(at - shown + 1, shown);
    };
    const keys: Record<string, () => void> = {
      ArrowLeft: () => go(-1, 0),
      ArrowRight: () => go(1, 0),
      ArrowUp: () => go(0, -1),
      ArrowDown: () => go(0, 1),
      PageUp: () => go(-window.shown, 0),
      PageDown: () => go(window.shown, 0),
      Home: () => go(-partitions, 0),
      End: () => go(partitions, 0),
      "+": () => this.zoom(0.5, Math.min(width, middle)),
      "-": () => this.zoom(2, Math.min(width, middle)),
      "0": () => this.show(0, partitions),
      Escape: () => this.look(undefined),
    };
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  private look(cell: { row: number; partition: number } | undefined): void {
    const before = this.cell?.partition;
    this.cell = cell;
    if (cell && cell.partition !== before) {
      this.dispatchEvent(new CustomEvent("looked", { detail: cell.partition, bubbles: true, composed: true }));
    }
  }

  /** What stands at the cell that is looked at. */
  private get words(): string {
    const broker = this.cell && this.view.rows[this.cell.row];
    if (!this.cell || !broker) return "";
    const { view, why } = this;
    const { partition } = this.cell;
    const own = [...view.replicas.subarray(partition * view.factor, (partition + 1) * view.factor)];
    const ids = own.filter((id) => id >= 0);
    if (ids.length === 0) return `Partition ${partition} is not there.`;
    const place = own.indexOf(broker.id);
    const known = why?.partition === partition ? why.words[place] : undefined;
    const role = known ?? (place === 0 ? "is its preferred leader" : "follows");
    const fate = fates(view)(partition);
    const pod = podOf(view, partition);
    return [
      `Partition ${partition} is${pod === undefined ? "" : ` a canary, confined to pod ${pod}, and`} on ${ids.join(", ")}.`,
      fate === "fine" ? "" : `Without the broken brokers it is ${fate}.`,
      `Broker ${broker.id} ${place < 0 ? "has no replica of it" : role}.`,
    ].join(" ");
  }
}

const EMPTY: View = {
  rows: [],
  replicas: new Int32Array(0),
  factor: 1,
  specs: new Int32Array(0),
  pods: [],
  minIsr: 1,
  broken: [],
};
