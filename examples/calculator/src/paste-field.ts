// Any text of Kafka's tools: what it is taken for, or the line where it is wrong.
import { LitElement, css, html, nothing } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import "@awesome.me/webawesome/dist/components/button/button.js";
import "@awesome.me/webawesome/dist/components/textarea/textarea.js";
import type { ErrorDetails } from "podstripe";
import { change, textOf } from "./fields.js";
import type { Pasted } from "./pasted.js";
import { panel } from "./styles.js";
import { count } from "./words.js";

/** Characters beyond which a text is said to be there, not shown: a form field is no place for megabytes. */
const MOST_SHOWN = 200_000;

@customElement("paste-field")
export class PasteField extends LitElement {
  @property() text = "";
  /** What shows the topics of a plan, and what kafka-log-dirs printed, kept for what it costs. */
  @property() current = "";
  @property() sizes = "";
  @property({ attribute: false }) pasted: Pasted | undefined;
  @property({ attribute: false }) fault: ErrorDetails | undefined;
  @query("wa-textarea") private readonly field!: HTMLElementTagNameMap["wa-textarea"];

  static override styles = [
    panel,
    css`
      pre {
        margin: 0.3rem 0;
        padding: 0.4rem 0.6rem;
        overflow-x: auto;
        border-left: 3px solid var(--broken);
        font-size: 0.8rem;
      }
      wa-textarea::part(textarea) {
        font-family: ui-monospace, monospace;
        font-size: 0.75rem;
      }
    `,
  ];

  override render() {
    const isShown = this.text.length <= MOST_SHOWN;
    return html`
      <wa-textarea
        label="Paste what a tool of Kafka's printed"
        hint="describe, list-endpoints, kcat -L, log-dirs, plans, brokerSets; or drop a file anywhere"
        rows="2"
        size="s"
        resize="vertical"
        spellcheck="false"
        .value=${isShown ? this.text : ""}
        @input=${(event: Event) => change(this, { text: textOf(event) })}
      ></wa-textarea>
      ${isShown ? nothing : this.chip(`A text of ${count(this.text.length)} characters is held`, "text")}
      ${this.current === "" ? nothing : this.chip("The topics pasted before are held for plans", "current")}
      ${this.sizes === "" ? nothing : this.chip("Sizes from kafka-log-dirs are held for plans", "sizes")}
      <div role="status">${this.fault ? this.wrong(this.fault) : this.pasted ? this.about(this.pasted) : nothing}</div>
    `;
  }

  private chip(words: string, part: "text" | "current" | "sizes") {
    return html`<p class="row">
      ${words}
      <button class="plain" @click=${() => change(this, { [part]: "" })}>Forget</button>
    </p>`;
  }

  /** What is wrong, and the line where it is. */
  private wrong({ message, line, column = 1 }: ErrorDetails) {
    const own = line === undefined ? undefined : this.text.split("\n", line)[line - 1];
    if (line === undefined || own === undefined) return html`<p class="fault">${message}</p>`;
    const start = Math.max(0, column - 40);
    const caret = " ".repeat(column - 1 - start);
    return html`<p class="fault">${message}</p>
      <pre aria-label="line ${line}">
${own.slice(start, start + 100)}
${caret}^</pre>
      <button class="plain" @click=${() => this.go(line)}>Go to line ${line}</button>`;
  }

  private go(line: number): void {
    const before = this.text.split("\n", line - 1).reduce((sum, own) => sum + own.length + 1, 0);
    const end = this.text.indexOf("\n", before);
    this.field.focus();
    this.field.setSelectionRange(before, end < 0 ? this.text.length : end);
  }

  private about({ what, notes, use }: Pasted) {
    return html`
      <p><b>${what}</b></p>
      ${notes.map((note) => html`<p class="faint">${note}</p>`)}
      ${
        use
          ? html`<wa-button
              size="s"
              appearance="outlined"
              @click=${() => change(this, { brokers: use.brokers, broken: [] })}
            >
              ${use.words}
            </wa-button>`
          : nothing
      }
    `;
  }
}
