// Beside the picture: pods, racks and brokers by name. Press one and its brokers break; press it again and they heal.
//
// One stop of the Tab key: arrow keys walk on from there.
import { LitElement, css, html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Broker } from "podstripe";
import { breaks } from "./fields.js";
import { HEAD, rowOf } from "./view.js";

@customElement("row-names")
export class RowNames extends LitElement {
  /** In the order of the rows. */
  @property({ attribute: false }) rows: readonly Broker[] = [];
  @property({ attribute: false }) broken: readonly number[] = [];

  static override styles = css`
    :host {
      display: block;
      padding-top: ${HEAD}px;
      font-variant-numeric: tabular-nums;
    }
    div {
      display: grid;
      grid-template-columns: fit-content(9em) fit-content(6em) max-content;
      grid-auto-rows: var(--row);
      font-size: min(0.8rem, calc(var(--row) - 2px));
    }
    button {
      overflow: hidden;
      padding: 0 0.5em;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      line-height: var(--row);
      text-align: start;
      text-overflow: ellipsis;
      white-space: nowrap;
      cursor: pointer;
    }
    button.set {
      border-top: 1px solid var(--line);
      color: var(--faint);
      line-height: calc(var(--row) - 1px);
      display: flex;
      align-items: flex-start;
    }
    button.broker {
      grid-column: 3;
      text-align: end;
    }
    button[aria-pressed="true"] {
      text-decoration: line-through 2px;
      color: var(--broken);
    }
    button:hover {
      background: var(--tint);
    }
    button:focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: -2px;
    }
  `;

  override render() {
    const hasPods = this.rows.some(({ pod }) => pod);
    const hasRacks = this.rows.some(({ rack }) => rack);
    const names: TemplateResult[] = [];
    for (let at = 0; at < this.rows.length; at += 1) {
      const [before, broker] = [this.rows[at - 1], this.rows[at]];
      if (!broker) continue;
      const { id, rack, pod, fenced } = broker;
      const isNewPod = at === 0 || before?.pod !== pod;
      if (hasPods && isNewPod) names.push(this.set("pod", pod, at, (other) => other.pod === pod));
      if (hasRacks && (isNewPod || before?.rack !== rack)) {
        const isHere = (other: Broker): boolean => other.rack === rack && other.pod === pod;
        names.push(this.set("rack", rack, at, (other) => other.rack === rack, isHere));
      }
      const where = [pod && `pod ${pod}`, rack && `rack ${rack}`, fenced && "fenced"].filter(Boolean).join(", ");
      names.push(
        this.button("broker", `${at + 1}`, `broker ${id}${where ? `, ${where}` : ""}`, [id], String(id), at === 0),
      );
    }
    return html`<div
      role="group"
      aria-label="Pods, racks and brokers: press one to break it, arrow keys walk"
      style="--row: ${rowOf(this.rows.length)}px"
      @keydown=${this.walked}
      @focusin=${this.focused}
    >
      ${names}
    </div>`;
  }

  /** A name over all rows that it stands for; it breaks every broker that has it. */
  private set(
    kind: "pod" | "rack",
    name: string | null | undefined,
    at: number,
    has: (broker: Broker) => boolean,
    isHere = has,
  ): TemplateResult {
    let end = at;
    while (end < this.rows.length && isHere(this.rows[end] as Broker)) end += 1;
    const ids = this.rows.filter(has).map(({ id }) => id);
    return this.button(`set ${kind}`, `${at + 1} / ${end + 1}`, `${kind} ${name ?? "none"}`, ids, name ?? "–", false);
  }

  private button(
    kind: string,
    rows: string,
    label: string,
    ids: number[],
    words: string,
    isFirst: boolean,
  ): TemplateResult {
    const column = kind === "set pod" ? 1 : kind === "set rack" ? 2 : 3;
    return html`<button
      class=${kind}
      style="grid-column: ${column}; grid-row: ${rows}"
      tabindex=${isFirst ? 0 : -1}
      aria-pressed=${ids.every((id) => this.broken.includes(id))}
      aria-label=${label}
      title="${label}: press to break or heal ${ids.length > 1 ? `its ${ids.length} brokers` : "it"}"
      @click=${() => breaks(this, ids)}
    >
      ${words === "" ? nothing : words}
    </button>`;
  }

  private walked(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const buttons = [...this.renderRoot.querySelectorAll("button")];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus();
  }

  private focused({ target }: FocusEvent): void {
    for (const button of this.renderRoot.querySelectorAll("button")) button.tabIndex = button === target ? 0 : -1;
  }
}
