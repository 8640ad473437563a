// Any text of Kafka's tools: what it is, and what follows.
import { LitElement, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import "@awesome.me/webawesome/dist/components/button/button.js";
import "@awesome.me/webawesome/dist/components/copy-button/copy-button.js";
import "@awesome.me/webawesome/dist/components/textarea/textarea.js";
import { change } from "./fields.js";
import type { Pasted, Proposal } from "./pasted.js";
import { panel } from "./styles.js";

/** Findings that are shown; of the others it is said how many there are. */
const SHOWN = 30;

@customElement("paste-panel")
export class PastePanel extends LitElement {
  @property({ attribute: false }) pasted: Pasted | undefined;

  static override styles = panel;

  override render() {
    return html`
      <h2>Paste</h2>
      <wa-textarea
        label="What a tool of Kafka's printed"
        hint="kafka-topics --describe, list-endpoints, kcat -L, kafka-log-dirs, plans, brokerSets; or drop a file"
        rows="4"
        size="s"
        resize="vertical"
        spellcheck="false"
        @input=${({ target }: Event) => this.give((target as HTMLTextAreaElement).value)}
        @dragover=${(event: DragEvent) => event.preventDefault()}
        @drop=${this.dropped}
      ></wa-textarea>
      <div role="status">${this.pasted ? this.about(this.pasted) : nothing}</div>
    `;
  }

  private give(text: string): void {
    this.dispatchEvent(new CustomEvent("pasted", { detail: text, bubbles: true, composed: true }));
  }

  private async dropped(event: DragEvent): Promise<void> {
    event.preventDefault();
    const text = await event.dataTransfer?.files[0]?.text();
    if (text !== undefined) this.give(text);
  }

  private about({ fault, what, notes, brokers, findings, proposal }: Pasted) {
    if (fault !== undefined) return html`<p class="fault">${fault}</p>`;
    return html`
      <p><b>${what}</b></p>
      ${notes.map((note) => html`<p class="faint">${note}</p>`)}
      ${
        brokers
          ? html`<wa-button size="s" appearance="outlined" @click=${() => change(this, { brokers, broken: [] })}>
              Use these ${brokers.length} brokers
            </wa-button>`
          : nothing
      }
      ${findings ? this.findings(findings) : nothing} ${proposal ? this.proposal(proposal) : nothing}
    `;
  }

  private findings(findings: NonNullable<Pasted["findings"]>) {
    if (findings.length === 0) return html`<p>Held against the cluster and the rule above: nothing found.</p>`;
    return html`<p>Held against the cluster and the rule above: ${findings.length} finding(s).</p>
      <ul>
        ${findings.slice(0, SHOWN).map(({ severity, message }) => html`<li><b>${severity}</b>: ${message}</li>`)}
      </ul>
      ${findings.length > SHOWN ? html`<p>... and ${findings.length - SHOWN} more.</p>` : nothing}`;
  }

  private proposal({ summary, moves, leaders, bytes, plan, rollback }: Proposal) {
    return html`
      <p>
        Placed anew under the rule: ${summary.partitionsWithDataMove} of ${summary.partitions} partitions move,
        ${moves.replicaAdds} replicas are copied${bytes === null ? "" : ` (${bytes} bytes)`},
        ${leaders.preferredChanged} preferred leaders change.
      </p>
      <p class="row"><wa-copy-button .value=${plan} copy-label="Copy the plan"></wa-copy-button> the plan</p>
      <p class="row">
        <wa-copy-button .value=${rollback} copy-label="Copy the rollback"></wa-copy-button> the way back
      </p>
    `;
  }
}
