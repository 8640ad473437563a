// A button that copies a text, which may be made only when it is pressed.
import { LitElement, css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import "@awesome.me/webawesome/dist/components/button/button.js";
import { count } from "./words.js";

@customElement("copy-button")
export class CopyButton extends LitElement {
  @property() words = "Copy";
  @property({ attribute: false }) text: () => string | Promise<string> = () => "";
  @property({ state: true }) private said = "";

  static override styles = css`
    :host {
      display: inline-flex;
      flex-wrap: wrap;
      gap: 0.2rem 0.6rem;
      align-items: center;
      font-size: 0.85rem;
    }
  `;

  override render() {
    return html`<wa-button size="s" appearance="outlined" @click=${() => void this.copy()}>${this.words}</wa-button>
      <span role="status">${this.said}</span>`;
  }

  private async copy(): Promise<void> {
    this.said = "";
    try {
      const text = await this.text();
      await toClipboard(text);
      this.said = `copied, ${count(text.length)} characters`;
    } catch (fault) {
      this.said = `not copied: ${(fault as Error).message}`;
    }
  }
}

async function toClipboard(text: string): Promise<void> {
  // There is none for scripts of a page without HTTPS; what is selected in a field can be copied all the same.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  if (!isDone) throw new Error("the browser lets nothing be copied from a page without HTTPS");
}
