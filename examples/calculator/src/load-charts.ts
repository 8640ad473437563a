// How even the brokers are, and what another interval would expose.
import { LitElement, css, html, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import * as Plot from "@observablehq/plot";
import { inRows } from "./cluster.js";
import type { Placed, Reached } from "./placed.js";
import { panel } from "./styles.js";

const SIZE = { width: 420, height: 170, style: { background: "transparent", fontSize: "11px" } };

@customElement("load-charts")
export class LoadCharts extends LitElement {
  @property({ attribute: false }) placed: Placed | undefined;
  @property({ attribute: false }) reached: Reached | undefined;

  static override styles = [
    panel,
    css`
      .charts {
        display: grid;
        gap: 1rem;
        grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
      }
      figure {
        margin: 0;
        min-width: 0;
        overflow: hidden;
      }
      figcaption {
        font-size: 0.85rem;
        color: var(--faint);
      }
    `,
  ];

  override render() {
    return html`<div class="charts">
      <figure id="load">
        <figcaption>Leaders (filled) and replicas of each broker, pod by pod</figcaption>
        <div></div>
      </figure>
      <figure id="exposure">
        <figcaption>Partitions in the pod, of 100, by interval; the dot is yours</figcaption>
        <div></div>
      </figure>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("placed")) this.later("load", () => this.placed && this.drawLoad(this.placed));
    if (changed.has("reached")) this.later("exposure", () => this.reached && this.drawExposure(this.reached));
  }

  private readonly waits = new Set<string>();

  /** The picture comes first: a chart is drawn when nothing else waits, and once for all changes till then. */
  private later(chart: string, draw: () => void): void {
    if (this.waits.has(chart)) return;
    this.waits.add(chart);
    setTimeout(() => {
      this.waits.delete(chart);
      draw();
    }, 80);
  }

  private drawLoad({ state, replicas }: Placed): void {
    const loads = new Map(state.brokers.map(({ id }) => [id, { leaders: 0, replicas: 0 }]));
    replicas.forEach((id, at) => {
      const load = loads.get(id);
      if (!load) return;
      load.replicas += 1;
      if (at % state.replicationFactor === 0) load.leaders += 1;
    });
    const rows = inRows(state.brokers).map(({ id, pod }) => ({
      id: String(id),
      pod: pod ?? "no pod",
      ...loads.get(id),
    }));
    const many = rows.length > 30;
    this.put(
      "load",
      Plot.plot({
        ...SIZE,
        ariaLabel: "Leaders and replicas of each broker",
        x: { type: "band", domain: rows.map(({ id }) => id), label: "broker", ticks: many ? [] : undefined },
        y: { label: null, grid: true },
        marks: [
          Plot.barY(rows, { x: "id", y: "replicas", fill: "none", stroke: "var(--follower)", insetLeft: many ? 0 : 1 }),
          Plot.barY(rows, { x: "id", y: "leaders", fill: "var(--leader)", insetLeft: many ? 0 : 1 }),
          Plot.ruleY([0], { stroke: "var(--line)" }),
        ],
      }),
    );
  }

  private drawExposure({ state, whatIf }: Reached): void {
    const share = ({ isolated }: Reached["whatIf"][number]) => (100 * isolated.part) / Math.max(1, isolated.whole);
    const own = whatIf.filter(({ interval }) => interval === state.interval);
    this.put(
      "exposure",
      Plot.plot({
        ...SIZE,
        ariaLabel: "Share of partitions in the pod by interval",
        x: { type: "log", label: "interval", ticks: [2, 5, 10, 20, 50], tickFormat: String },
        y: { label: null, grid: true, zero: true },
        marks: [
          Plot.line(whatIf, { x: "interval", y: share, stroke: "var(--accent)" }),
          Plot.dot(own, { x: "interval", y: share, r: 5, fill: "var(--accent)" }),
        ],
      }),
    );
  }

  private put(figure: string, chart: Element): void {
    // The caption says what it shows; the names that Plot gives to groups of marks are for no reader.
    chart.setAttribute("role", "img");
    for (const group of chart.querySelectorAll("g[aria-label]")) group.removeAttribute("aria-label");
    this.renderRoot.querySelector(`#${figure} > div`)?.replaceChildren(chart);
  }
}
