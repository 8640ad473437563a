// What follows from the placement: what can be hurt, what to look out for, what to hand to Kafka's tools.
import { LitElement, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import "@awesome.me/webawesome/dist/components/copy-button/copy-button.js";
import type { NamedRadius } from "podstripe";
import { breaks } from "./fields.js";
import { MOST_COPIED, type Reached } from "./placed.js";
import { panel } from "./styles.js";

@customElement("answers-panel")
export class AnswersPanel extends LitElement {
  @property({ attribute: false }) reached: Reached | undefined;

  /** How leaders fall over many seeds, set by set. */
  @property({ attribute: false }) skew: readonly string[] = [];

  static override styles = panel;

  override render() {
    if (!this.reached) return nothing;
    const { pods, racks, findings, create, plan } = this.reached;
    return html`
      <h2>Blast radius</h2>
      ${this.radii("pod", pods)} ${racks.length > 1 ? this.radii("rack", racks) : nothing}
      <h2>Preflight</h2>
      ${
        findings.length === 0
          ? html`<p>Nothing to warn of.</p>`
          : html`<ul>
              ${findings.map(({ severity, message }) => html`<li><b>${severity}</b>: ${message}</li>`)}
            </ul>`
      }
      ${
        this.skew.length > 0
          ? html`<h2>Leaders over 100 seeds</h2>
              <ul>
                ${this.skew.map((words) => html`<li>${words}</li>`)}
              </ul>`
          : nothing
      }
      <h2>Hand over</h2>
      ${
        create
          ? html`<p class="row">
                <wa-copy-button id="create" .value=${create} copy-label="Copy --replica-assignment"></wa-copy-button>
                kafka-topics --create --replica-assignment
              </p>
              <p class="row">
                <wa-copy-button id="plan" .value=${plan} copy-label="Copy the reassignment JSON"></wa-copy-button>
                kafka-reassign-partitions --reassignment-json-file
              </p>`
          : html`<p>
              Beyond ${MOST_COPIED.toLocaleString("en")} partitions the command does it: <code>podstripe place</code>.
            </p>`
      }
    `;
  }

  private radii(kind: string, rows: readonly NamedRadius[]) {
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${kind}</th>
          <th scope="col">led</th>
          <th scope="col">hosted</th>
          <th scope="col">&lt; min ISR</th>
          <th scope="col">offline</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, brokers, led, hosted, belowMinIsr, offline }) =>
            html`<tr>
              <td>
                <button class="plain" title="break or heal" @click=${() => breaks(this, brokers)}>
                  ${name ?? `no ${kind}`}
                </button>
              </td>
              <td>${led.part}</td>
              <td>${hosted.part}</td>
              <td>${belowMinIsr.part}</td>
              <td>${offline.part}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}
