// What podstripe has to say about pasted topics or a plan: what is wrong, and what would mend it.
import { LitElement, css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Finding } from "podstripe";
import { items } from "./findings.js";
import type { Pasted } from "./pasted.js";
import "./proposal-card.js";
import { panel } from "./styles.js";
import { count, counted } from "./words.js";

/** Findings that are shown; of the others it is said how many there are. */
const SHOWN = 100;

@customElement("pasted-report")
export class PastedReport extends LitElement {
  @property({ attribute: false }) pasted: Pasted | undefined;

  static override styles = [
    panel,
    css`
      .parts {
        display: grid;
        gap: 1rem 1.5rem;
        grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
        align-items: start;
      }
      .scroll {
        max-height: 22rem;
        overflow: auto;
      }
    `,
  ];

  override render() {
    const { findings, proposals = [], what } = this.pasted ?? {};
    if (!findings) return nothing;
    return html`<h2>Pasted: ${what}</h2>
      <div class="parts">
        ${this.findings(findings)}
        ${proposals.map((proposal) => html`<proposal-card .proposal=${proposal}></proposal-card>`)}
      </div>`;
  }

  private findings(findings: readonly Finding[]) {
    if (findings.length === 0) return html`<p>Held against the cluster and the rule: nothing found.</p>`;
    return html`<div>
      <p>Held against the cluster and the rule: ${counted(findings.length, "finding")}.</p>
      <ul class="scroll" tabindex="0" aria-label="Findings">
        ${items(findings.slice(0, SHOWN))}
      </ul>
      ${findings.length > SHOWN ? html`<p>... and ${count(findings.length - SHOWN)} more.</p>` : nothing}
    </div>`;
  }
}
