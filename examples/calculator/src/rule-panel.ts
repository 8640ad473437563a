// The topic, and the rule for its canary partitions.
import { LitElement, css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import "@awesome.me/webawesome/dist/components/button/button.js";
import "@awesome.me/webawesome/dist/components/input/input.js";
import "@awesome.me/webawesome/dist/components/option/option.js";
import "@awesome.me/webawesome/dist/components/select/select.js";
import { change, numberField, sliderField, textOf } from "./fields.js";
import { FIRST, type Setting } from "./state.js";
import { panel } from "./styles.js";

/** What the sliders go over. */
const PARTITIONS = [
  1, 2, 3, 6, 10, 12, 20, 24, 30, 40, 50, 60, 80, 100, 120, 150, 200, 300, 400, 500, 1000, 2000, 5000,
];
const FACTORS = [1, 2, 3, 4, 5, 6];
const INTERVALS = [...Array(51).keys()];

@customElement("rule-panel")
export class RulePanel extends LitElement {
  @property({ attribute: false }) asked: Setting = FIRST;

  static override styles = [
    panel,
    css`
      .seed {
        align-items: end;
        flex-wrap: nowrap;
      }
      .seed > :first-child {
        flex: 1;
        min-width: 0;
      }
    `,
  ];

  override render() {
    const { topic, partitions, replicationFactor, interval, pod, spread, minIsr, seed } = this.asked;
    const pods = [...new Set([pod, ...this.asked.brokers.flatMap((broker) => broker.pod ?? [])])].sort();
    const put = (part: Partial<Setting>): boolean => change(this, part);
    return html`
      <h2>Topic and rule</h2>
      <div class="fields">
        <wa-input
          label="Topic"
          size="s"
          .value=${topic}
          @input=${(event: Event) => put({ topic: textOf(event) })}
        ></wa-input>
        ${sliderField("Partitions", partitions, PARTITIONS, (partitions) => put({ partitions }))}
        ${sliderField("Replication factor", replicationFactor, FACTORS, (replicationFactor) => put({ replicationFactor }))}
        ${sliderField("Canary interval (0: no rule)", interval, INTERVALS, (interval) => put({ interval }))}
        <wa-select label="Canary pod" size="s" .value=${pod} @change=${(event: Event) => put({ pod: textOf(event) })}>
          ${pods.map((name) => html`<wa-option value=${name}>${name}</wa-option>`)}
        </wa-select>
        <wa-select
          label="Spread"
          size="s"
          .value=${spread}
          @change=${(event: Event) => put({ spread: textOf(event) as Setting["spread"] })}
        >
          <wa-option value="controller">Kafka's</wa-option>
          <wa-option value="grouped">grouped</wa-option>
        </wa-select>
        ${numberField("Min in-sync replicas", minIsr, (minIsr) => put({ minIsr }))}
        <div class="row seed">
          <wa-input
            label="Seed"
            size="s"
            .value=${seed}
            @input=${(event: Event) => put({ seed: textOf(event) })}
          ></wa-input>
          <wa-button size="s" appearance="outlined" @click=${() => put({ seed: drawn() })}>Draw</wa-button>
        </div>
      </div>
    `;
  }
}

/** A seed of Java's, as the bindings draw one. */
const drawn = (): string => String(crypto.getRandomValues(new BigInt64Array(1))[0] ?? 0n);
