// How even the brokers are, how leaders fall over seeds, and what other intervals and pod sizes would do.
import { LitElement, css, html, nothing, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import * as Plot from "@observablehq/plot";
import { inRows } from "./cluster.js";
import type { Placed } from "./placed.js";
import type { Reached } from "./reached.js";
import { FIRST, type Setting } from "./state.js";
import { panel } from "./styles.js";
import type { Skew } from "./told.js";

const SIZE = { width: 420, height: 180, style: { background: "transparent", fontSize: "11px" } };

@customElement("placement-charts")
export class Charts extends LitElement {
  @property({ attribute: false }) setting: Setting = FIRST;
  @property({ attribute: false }) placed: Placed | undefined;
  @property({ attribute: false }) reached: Reached | undefined;
  @property({ attribute: false }) skew: Skew = [];
  /** Why nothing is known of seeds. */
  @property() fault = "";

  static override styles = [
    panel,
    css`
      .charts {
        display: grid;
        gap: 1.4rem 1.2rem;
        grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
      }
      figure {
        margin: 0;
        min-width: 0;
        overflow: hidden;
      }
      /* A chart that comes later moves nothing. */
      figure > div {
        min-height: 6rem;
      }
      #load > div,
      #exposure > div {
        aspect-ratio: 420 / 180;
        max-width: 420px;
      }
      figcaption {
        margin-bottom: 0.3rem;
        font-size: 0.85rem;
        color: var(--faint);
      }
    `,
  ];

  override render() {
    const figure = (id: string, words: unknown) =>
      html`<figure id=${id}>
        <figcaption>${words}</figcaption>
        <div></div>
      </figure>`;
    const seeds = this.skew[0]?.seeds.count ?? 0;
    return html`<div class="charts">
      ${figure("load", "Each broker's leaders (filled) and replicas (outline), pod by pod")}
      ${figure("exposure", "Canary partitions, in % of all, by interval; the dot is yours")}
      ${figure("sizes", "Load of a canary broker, where any other has 1, by interval and brokers of the pod; ✕ does not fit")}
      ${
        seeds > 0
          ? figure(
              "skew",
              `Leaders of a broker over ${seeds} seeds: least to most, median ●, 95 of 100 below |, even share ┊`,
            )
          : this.fault
            ? html`<p class="faint">Leaders over seeds: ${this.fault}</p>`
            : nothing
      }
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("placed")) this.later("load", () => this.placed && this.drawLoad(this.placed));
    if (changed.has("reached")) {
      this.later("exposure", () => this.reached && this.drawExposure(this.reached));
      this.later("sizes", () => this.reached && this.drawSizes(this.reached));
    }
    if (changed.has("skew")) this.later("skew", () => this.skew.length > 0 && this.drawSkew(this.skew));
  }

  private readonly waits = new Map<string, ReturnType<typeof setTimeout>>();

  /** The picture comes first: a chart is drawn when nothing changed for a while, each in a task of its own. */
  private later(chart: string, draw: () => void): void {
    clearTimeout(this.waits.get(chart));
    this.waits.set(chart, setTimeout(draw, 120 + 40 * this.waits.size));
  }

  private drawLoad({ topics: [topic] }: Placed): void {
    const loads = new Map(this.setting.brokers.map(({ id }) => [id, { leaders: 0, replicas: 0 }]));
    topic.replicas.forEach((id, at) => {
      const own = loads.get(id);
      if (!own) return;
      own.replicas += 1;
      own.leaders += Number(at % topic.replicationFactor === 0);
    });
    const rows = inRows(this.setting.brokers).flatMap(({ id }) => {
      const own = loads.get(id);
      return own ? [{ id: String(id), leaders: own.leaders, replicas: own.replicas }] : [];
    });
    const many = rows.length > 20;
    const inset = many ? 0 : 1;
    this.put("load", {
      ariaLabel: "Leaders and replicas of each broker",
      x: { type: "band", domain: rows.map(({ id }) => id), label: "broker", ticks: many ? [] : undefined },
      y: { label: null, grid: true },
      marks: [
        Plot.barY(rows, { x: "id", y: "replicas", fill: "none", stroke: "var(--follower)", insetLeft: inset }),
        Plot.barY(rows, { x: "id", y: "leaders", fill: "var(--leader)", insetLeft: inset }),
        Plot.ruleY([0], { stroke: "var(--line)" }),
      ],
    });
  }

  private drawExposure({ whatIf }: Reached): void {
    const percent = ({ isolated }: WhatIf): number => (100 * isolated.part) / Math.max(1, isolated.whole);
    const rows = [...new Map(whatIf.map((row) => [row.interval, row])).values()];
    const own = rows.filter(({ interval }) => interval === this.setting.interval);
    this.put("exposure", {
      ariaLabel: "Share of canary partitions by interval",
      x: { type: "log", label: "interval", ticks: [2, 5, 10, 20, 50], tickFormat: String },
      y: { label: null, grid: true, zero: true },
      marks: [
        Plot.line(rows, { x: "interval", y: percent, stroke: "var(--accent)", marker: "dot" }),
        Plot.dot(own, { x: "interval", y: percent, r: 5, fill: "var(--accent)" }),
        Plot.text(own, { x: "interval", y: percent, text: ({ isolated }) => `${isolated.percent} %`, dy: -12, dx: 12 }),
      ],
    });
  }

  private drawSizes({ whatIf }: Reached): void {
    const { interval, pod, brokers } = this.setting;
    const size = brokers.filter((broker) => broker.pod === pod).length;
    const rows = whatIf.map((row) => ({ ...row, times: timesOf(row) }));
    const own = rows.filter((row) => row.interval === interval && row.podSize === size);
    this.put("sizes", {
      ariaLabel: "Load of a canary broker by interval and pod size",
      marginBottom: 38,
      height: 56 + 22 * new Set(rows.map(({ podSize }) => podSize)).size,
      x: { type: "band", label: "interval", labelOffset: 36, tickSize: 0 },
      y: { type: "band", label: "pod size", tickSize: 0, reverse: true },
      color: { type: "diverging-log", pivot: 1, domain: [1 / 8, 8], scheme: "BuRd", clamp: true },
      marks: [
        Plot.cell(rows, { x: "interval", y: "podSize", fill: "times", filter: "fits", inset: 0.5 }),
        Plot.text(rows, {
          ...{ x: "interval", y: "podSize", fontSize: 9 },
          text: ({ fits, times }) => (fits ? shortOf(times) : "✕"),
          fill: ({ fits, times }) => (fits && times < 5 && times > 0.2 ? "#16181c" : fits ? "white" : "var(--faint)"),
        }),
        Plot.cell(own, { x: "interval", y: "podSize", fill: "none", stroke: "#e8890c", strokeWidth: 2.5 }),
      ],
    });
  }

  private drawSkew(skew: Skew): void {
    const rows = skew.map(({ pod, leaders, brokers, partitions }) => ({
      ...leaders,
      even: partitions / Math.max(1, brokers),
      pod: pod === null ? "others" : `pod ${pod}`,
    }));
    this.put("skew", {
      ariaLabel: "Leaders of a broker over seeds",
      ...{ height: 40 + 34 * rows.length, marginLeft: 80 },
      x: { label: "leaders of a broker", grid: true, zero: true },
      y: { type: "band", label: null, tickSize: 0 },
      marks: [
        Plot.ruleY(rows, { y: "pod", x1: "min", x2: "max", stroke: "var(--accent)", strokeWidth: 3 }),
        Plot.tickX(rows, { y: "pod", x: "even", stroke: "var(--ink)", strokeDasharray: "3 2" }),
        Plot.tickX(rows, { y: "pod", x: "p95", stroke: "var(--accent)", strokeWidth: 2, inset: 6 }),
        Plot.dot(rows, { y: "pod", x: "median", r: 5, fill: "var(--accent)" }),
        Plot.text(rows, { y: "pod", x: "max", text: ({ min, max }) => `${min} to ${max}`, dx: 8, textAnchor: "start" }),
      ],
      marginRight: 70,
    });
  }

  private put(figure: string, options: Plot.PlotOptions): void {
    const chart = Plot.plot({ ...SIZE, ...options });
    // The caption says what it shows; the names that Plot gives to groups of marks are for no reader.
    chart.setAttribute("role", "img");
    for (const group of chart.querySelectorAll("g[aria-label]")) group.removeAttribute("aria-label");
    this.renderRoot.querySelector(`#${figure} > div`)?.replaceChildren(chart);
  }
}

type WhatIf = Reached["whatIf"][number];

/** How many times the replicas of a broker outside a broker of the pod has. */
function timesOf({ isolatedReplicasPerBroker: inside, otherReplicasPerBroker: outside }: WhatIf): number {
  return inside.part / Math.max(1, inside.whole) / Math.max(1e-9, outside.part / Math.max(1, outside.whole));
}

const shortOf = (times: number): string => (times >= 9.95 ? times.toFixed(0) : times.toFixed(1));
