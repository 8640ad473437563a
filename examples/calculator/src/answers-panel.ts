// What follows from the placement: what can be hurt, what to look out for, what to hand to Kafka's tools.
import { LitElement, css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Finding, NamedRadius, Radius } from "podstripe";
import "./copy-button.js";
import { breaks } from "./fields.js";
import { items } from "./findings.js";
import type { As } from "./handed.js";
import type { Reach } from "./reached.js";
import { panel } from "./styles.js";
import { count } from "./words.js";

@customElement("answers-panel")
export class AnswersPanel extends LitElement {
  @property({ attribute: false }) reach: Reach | undefined;
  /** The topic that is placed. */
  @property() topic = "";
  /** What to look out for. */
  @property({ attribute: false }) findings: readonly Finding[] = [];
  /** Makes a text for one of Kafka's tools. */
  @property({ attribute: false }) hand: ((as: As) => Promise<string>) | undefined;
  /** Why nothing can be counted. */
  @property() fault = "";

  static override styles = [
    panel,
    css`
      .copied {
        display: grid;
        gap: 0.3rem;
        margin-bottom: 0.8rem;
      }
      table + table {
        margin-top: 0.6rem;
      }
    `,
  ];

  override render() {
    if (this.fault)
      return html`<h2>Blast radius</h2>
        <p class="fault" role="status">${this.fault}</p>`;
    if (!this.reach) return nothing;
    const { findings } = this;
    const { pods, racks, broken } = this.reach;
    return html`
      <h2>Blast radius, in partitions</h2>
      ${this.radii("pod", pods, broken)} ${racks.length > 1 ? this.radii("rack", racks, null) : nothing}
      <h2>Preflight of ${this.topic}</h2>
      ${
        findings.length === 0
          ? html`<p>Nothing to warn of.</p>`
          : html`<ul>
              ${items(findings)}
            </ul>`
      }
      <h2>Hand over ${this.topic}</h2>
      ${this.copied("create", "kafka-topics --create --replica-assignment")}
      ${this.copied("plan", "kafka-reassign-partitions --reassignment-json-file")}
    `;
  }

  private copied(as: As, tool: string) {
    return html`<p class="copied">
      <code>${tool}</code>
      <copy-button id=${as} .text=${() => this.hand?.(as) ?? ""}></copy-button>
    </p>`;
  }

  private radii(kind: string, rows: readonly NamedRadius[], broken: Radius | null) {
    const cells = ({ led, hosted, belowMinIsr, offline }: Radius) =>
      [led, hosted, belowMinIsr, offline].map(({ part }) => html`<td>${count(part)}</td>`);
    return html`<table>
      <thead>
        <tr>
          ${[kind, "led", "hosted", "< min ISR", "offline"].map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <td>
                <button
                  class="plain"
                  title="break or heal its ${row.brokers.length} brokers"
                  @click=${() => breaks(this, row.brokers)}
                >
                  ${row.name ?? `no ${kind}`}
                </button>
              </td>
              ${cells(row)}
            </tr>`,
        )}
        ${
          broken
            ? html`<tr class="fault">
                <td>broken</td>
                ${cells(broken)}
              </tr>`
            : nothing
        }
      </tbody>
    </table>`;
  }
}
