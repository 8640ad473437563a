// A way to bring pasted topics under the rule: what moves, what that costs, the plan and the way back.
import { LitElement, css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import "@awesome.me/webawesome/dist/components/format-bytes/format-bytes.js";
import "./copy-button.js";
import type { Proposal } from "./proposal.js";
import { panel } from "./styles.js";
import { count } from "./words.js";

type Cost = NonNullable<Proposal["cost"]>;

@customElement("proposal-card")
export class ProposalCard extends LitElement {
  @property({ attribute: false }) proposal: Proposal | undefined;

  static override styles = [
    panel,
    css`
      :host {
        padding: 0.7rem 0.9rem;
        border: 1px solid var(--line);
        border-radius: 6px;
      }
      h3 {
        margin: 0 0 0.4rem;
        font-size: 0.95rem;
      }
      dl {
        display: grid;
        grid-template-columns: minmax(0, 1fr) max-content;
        gap: 0.15rem 0.6rem;
        margin: 0.5rem 0;
        font-size: 0.88rem;
        font-variant-numeric: tabular-nums;
      }
      dd {
        margin: 0;
        text-align: end;
      }
      .scroll {
        max-height: 16rem;
        overflow: auto;
      }
      del {
        color: var(--faint);
      }
    `,
  ];

  override render() {
    const { name, fault, summary, changes = [], cost, costFault, plan, rollback } = this.proposal ?? { name: "" };
    if (fault !== undefined)
      return html`<h3>${name}</h3>
        <p class="fault">No plan: ${fault}</p>`;
    if (!summary) return nothing;
    const differs = summary.partitions - summary.unchanged;
    return html`
      <h3>${name}</h3>
      ${cost?.exposure ? this.exposure(cost.exposure) : nothing}
      <dl>
        ${term("partitions that move data", `${count(summary.partitionsWithDataMove)} of ${count(summary.partitions)}`)}
        ${term("replicas copied", count(summary.replicasAdded))}
        ${term("preferred leaders that change", count(summary.preferredLeaderChanges))}
        ${cost ? this.cost(cost) : nothing}
      </dl>
      ${costFault === undefined ? nothing : html`<p class="faint">What it costs is not known: ${costFault}</p>`}
      <p class="row">
        <copy-button words="Copy the plan" .text=${() => plan ?? ""}></copy-button>
        <copy-button words="Copy the way back" .text=${() => rollback ?? ""}></copy-button>
      </p>
      ${
        changes.length === 0
          ? nothing
          : html`<details>
              <summary>${count(differs)} partitions differ</summary>
              <div class="scroll" tabindex="0" role="region" aria-label="Partitions that differ">
                <table>
                  <tbody>
                    ${changes.map(
                      ({ topic, partition, before, after, reason }) =>
                        html`<tr>
                          <td>${topic}-${partition}</td>
                          <td>
                            <del>${before?.join(", ")}</del> → ${after?.join(", ")}
                            <div class="faint">${reason}</div>
                          </td>
                        </tr>`,
                    )}
                  </tbody>
                </table>
                ${differs > changes.length ? html`<p>... and ${count(differs - changes.length)} more: the plan has all.</p>` : nothing}
              </div>
            </details>`
      }
    `;
  }

  private exposure({ before, after }: NonNullable<Cost["exposure"]>) {
    return html`<p>
      A bad build on the canary pod reaches ${count(before.anyReplica)} of ${count(before.partitions)} partitions now,
      and ${count(after.anyReplica)} after this plan.
    </p>`;
  }

  private cost({ bytes, unknownBytes, leaders, groups }: Cost) {
    const bumped = groups.filter(({ onStart, onFinish }) => onStart || onFinish).length;
    return html`
      ${term("leaders that must change", count(leaders.forcedChanges))}
      ${term(
        "bytes copied",
        bytes === null
          ? "paste log-dirs"
          : html`<wa-format-bytes value=${Number(bytes)} title="${bytes} bytes"></wa-format-bytes>
              ${unknownBytes > 0 ? ` and ${count(unknownBytes)} of unknown size` : nothing}`,
      )}
      ${term("topics whose groups are bumped (KIP-1101)", `${count(bumped)} of ${count(groups.length)}`)}
    `;
  }
}

const term = (name: string, value: unknown) =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;
