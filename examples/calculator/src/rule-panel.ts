// The topic, and the rule for its canary partitions.
import { LitElement, css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import "@awesome.me/webawesome/dist/components/button/button.js";
import "@awesome.me/webawesome/dist/components/input/input.js";
import "@awesome.me/webawesome/dist/components/option/option.js";
import "@awesome.me/webawesome/dist/components/select/select.js";
import "@awesome.me/webawesome/dist/components/slider/slider.js";
import { change, numberField } from "./fields.js";
import { EXAMPLE, type State } from "./state.js";
import { panel } from "./styles.js";

@customElement("rule-panel")
export class RulePanel extends LitElement {
  @property({ attribute: false }) asked: State = EXAMPLE;

  static override styles = [
    panel,
    css`
      .seed {
        align-items: end;
      }
      .seed > :first-child {
        flex: 1;
        min-width: 0;
      }
    `,
  ];

  override render() {
    const { partitions, replicationFactor, interval, pod, spread, minIsr, seed } = this.asked;
    const pods = [...new Set(this.asked.brokers.flatMap((broker) => broker.pod ?? []))].sort();
    return html`
      <h2>Topic and rule</h2>
      <div class="fields">
        ${numberField("Partitions", partitions, [1, 100_000], (partitions) => change(this, { partitions }))}
        ${numberField("Replication factor", replicationFactor, [1, 100], (replicationFactor) =>
          change(this, { replicationFactor }),
        )}
        <wa-slider
          label="Every Nth partition is a canary: N = ${interval || "none"}"
          size="s"
          min="0"
          max="50"
          .value=${interval}
          @input=${({ target }: Event) => change(this, { interval: Number((target as HTMLInputElement).value) })}
        ></wa-slider>
        <wa-select
          label="Canary pod"
          size="s"
          .value=${pod}
          @change=${(event: Event) => change(this, { pod: chosen(event) })}
        >
          ${pods.map((name) => html`<wa-option value=${name}>${name}</wa-option>`)}
        </wa-select>
        <wa-select
          label="Spread"
          size="s"
          .value=${spread}
          @change=${(event: Event) => change(this, { spread: chosen(event) as State["spread"] })}
        >
          <wa-option value="controller">Kafka's</wa-option>
          <wa-option value="grouped">grouped</wa-option>
        </wa-select>
        ${numberField("Min in-sync replicas", minIsr, [1, 100], (minIsr) => change(this, { minIsr }))}
        <div class="row seed">
          <wa-input
            label="Seed"
            size="s"
            .value=${seed}
            @input=${(event: Event) => {
              if (/^-?\d{1,19}$/.test(chosen(event))) change(this, { seed: chosen(event) });
            }}
          ></wa-input>
          <wa-button size="s" appearance="outlined" @click=${() => change(this, { seed: drawn() })}>Draw</wa-button>
        </div>
      </div>
    `;
  }
}

const chosen = ({ target }: Event): string => (target as HTMLInputElement).value;

const drawn = (): string => String((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000);
