// The picture: a row for each broker, a column for each partition.
//
// Each row's name is a button beside the canvas, so that a keyboard and a screen reader have it; the cells are drawn. What
// colour says, shape says too: a leader is filled, a follower is a ring, a canary column has a notch above it, a broken
// broker is struck through. Below seven pixels a column there is no room for a ring: a follower is then half as high.
import { LitElement, css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Broker } from "podstripe";
import { inRows } from "./cluster.js";
import { breaks } from "./fields.js";
import {
  HEAD,
  ROW,
  SHAPED,
  columnOf,
  heightOf,
  isCanary,
  nameOf,
  paint,
  type Colours,
  type Picture,
} from "./picture.js";

@customElement("placement-matrix")
export class Matrix extends LitElement {
  @property({ attribute: false }) brokers: readonly Broker[] = [];
  @property({ attribute: false }) replicas: Int32Array = new Int32Array(0);
  @property({ type: Number }) factor = 1;
  @property({ type: Number }) interval = 0;
  @property({ type: Number }) minIsr = 1;
  /** Why each replica is there, as far as that is known. */
  @property({ attribute: false }) why: readonly string[][] = [];
  @property({ attribute: false }) broken: readonly number[] = [];
  /** Which partitions are shown; all if there is room for none of them only. */
  @state() private from = 0;
  @state() private shown = 0;
  @state() private cell: { row: number; partition: number } | undefined;

  static override styles = css`
    :host {
      display: block;
    }
    .frame {
      display: grid;
      grid-template-columns: max-content minmax(0, 1fr);
    }
    .names {
      padding-top: ${HEAD}px;
    }
    button {
      display: block;
      box-sizing: border-box;
      width: 100%;
      height: ${ROW}px;
      padding: 0 0.6em 0 0.2em;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      font-size: 0.8rem;
      line-height: ${ROW}px;
      text-align: start;
      white-space: nowrap;
      cursor: pointer;
      font-variant-numeric: tabular-nums;
    }
    button[aria-pressed="true"] {
      text-decoration: line-through 2px;
      color: var(--broken);
    }
    button:hover {
      background: var(--tint);
    }
    button:focus-visible,
    canvas:focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: -2px;
    }
    canvas {
      display: block;
      width: 100%;
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
      min-height: 2.6em;
      margin-top: 0.4rem;
      font-size: 0.9rem;
    }
  `;

  private get rows(): Broker[] {
    return inRows(this.brokers);
  }

  private get partitions(): number {
    return Math.floor(this.replicas.length / Math.max(1, this.factor));
  }

  override render() {
    return html`
      <div class="frame">
        <div class="names" role="group" aria-label="Brokers: press one to break it">
          ${this.rows.map((broker) => {
            const { id } = broker;
            return html`<button
              aria-pressed=${this.broken.includes(id)}
              title="broker ${id}: press to break or heal it"
              @click=${() => breaks(this, [id])}
            >
              ${nameOf(broker)}
            </button>`;
          })}
        </div>
        <canvas
          tabindex="0"
          role="img"
          aria-label="${this.partitions} partitions on ${this.brokers.length} brokers; arrow keys walk over the replicas"
          @pointermove=${this.hovered}
          @pointerleave=${() => (this.cell = undefined)}
          @wheel=${this.zoomed}
          @keydown=${this.walked}
        ></canvas>
      </div>
      <div class="legend" aria-hidden="true">
        <span>● leader</span><span>○ follower</span><span>▼ canary column</span>
        ${this.broken.length > 0 ? html`<span>✕ offline</span><span>! under min ISR</span>` : nothing}
      </div>
      <output aria-live="polite">${this.words}</output>
    `;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("replicas")) {
      [this.from, this.shown] = [0, this.partitions];
    }
    this.draw();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.resized.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.resized.disconnect();
  }

  private readonly resized = new ResizeObserver(() => this.draw());

  get canvas(): HTMLCanvasElement | null {
    return this.renderRoot.querySelector("canvas");
  }

  private get width(): number {
    return this.canvas?.clientWidth ?? 0;
  }

  private get column(): number {
    return columnOf(this.width, this.shown);
  }

  /** What is to be painted. */
  get picture(): Picture {
    const { rows, replicas, factor, interval, minIsr, broken, from, shown, width, cell } = this;
    return { rows, replicas, factor, interval, minIsr, broken, from, shown, width, cell };
  }

  /** The page's colours of now. */
  get colours(): Colours {
    const style = getComputedStyle(this);
    const known = new Map<string, string>();
    return (name) => {
      const colour = known.get(name) ?? style.getPropertyValue(name);
      known.set(name, colour);
      return colour;
    };
  }

  private draw(): void {
    const { canvas } = this;
    const context = canvas?.getContext("2d");
    if (!canvas || !context) return;
    const height = heightOf(this.brokers.length);
    canvas.style.height = `${height}px`;
    canvas.width = Math.round(this.width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    context.scale(devicePixelRatio, devicePixelRatio);
    paint(context, this.picture, this.colours);
    this.dispatchEvent(new CustomEvent("drawn", { bubbles: true, composed: true }));
  }

  private hovered(event: PointerEvent): void {
    const partition = this.from + Math.floor(event.offsetX / Math.max(this.column, 1e-6));
    const row = Math.floor((event.offsetY - HEAD) / ROW);
    const isInside = row >= 0 && row < this.brokers.length && partition < this.partitions;
    this.cell = isInside ? { row, partition } : undefined;
  }

  private zoomed(event: WheelEvent): void {
    if (this.partitions * SHAPED <= this.width) return;
    event.preventDefault();
    const at = this.from + event.offsetX / this.column;
    const shown = Math.round(Math.min(this.partitions, Math.max(20, this.shown * (event.deltaY > 0 ? 1.25 : 0.8))));
    const from = Math.round(at - (event.offsetX / this.width) * shown);
    [this.from, this.shown] = [Math.max(0, Math.min(this.partitions - shown, from)), shown];
  }

  private walked(event: KeyboardEvent): void {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step || this.partitions === 0) return;
    event.preventDefault();
    const { partition, row } = this.cell ?? { partition: this.from, row: 0 };
    const to = (value: number, most: number): number => Math.max(0, Math.min(most - 1, value));
    this.cell = {
      partition: to(this.cell ? partition + (step[0] ?? 0) : partition, this.partitions),
      row: to(this.cell ? row + (step[1] ?? 0) : row, this.brokers.length),
    };
    if (this.cell.partition < this.from) this.from = this.cell.partition;
    if (this.cell.partition >= this.from + this.shown) this.from = this.cell.partition - this.shown + 1;
  }

  /** What stands at the cell under the pointer. */
  private get words(): string {
    const broker = this.cell && this.rows[this.cell.row];
    if (!this.cell || !broker) return "";
    const { partition } = this.cell;
    const own = Array.from(this.replicas.subarray(partition * this.factor, (partition + 1) * this.factor));
    const place = own.indexOf(broker.id);
    const kind = isCanary(partition, this.interval)
      ? ` (canary: ${partition} mod ${this.interval} = ${this.interval - 1})`
      : "";
    const why = this.why[partition]?.[place];
    const role =
      place < 0
        ? `broker ${broker.id} has no replica`
        : (why ?? `broker ${broker.id} ${place === 0 ? "leads" : "follows"}`);
    return `Partition ${partition}${kind} is on ${own.join(", ")}: ${role}.`;
  }
}
