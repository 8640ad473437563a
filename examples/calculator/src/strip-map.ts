// Above a picture that shows a part: all partitions on a strip, and which of them are shown. Drag it, or press where to go.
import { LitElement, css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Window } from "./view.js";
import { count } from "./words.js";

@customElement("strip-map")
export class StripMap extends LitElement {
  @property({ type: Number }) partitions = 0;
  @property({ attribute: false }) window: Window = { from: 0, shown: 0 };

  static override styles = css`
    :host {
      display: block;
    }
    div {
      position: relative;
      height: 18px;
      margin-bottom: 4px;
      border: 1px solid var(--line);
      border-radius: 3px;
      cursor: ew-resize;
      touch-action: none;
    }
    div > span {
      position: absolute;
      inset-block: 0;
      box-sizing: border-box;
      min-width: 6px;
      border: 1px solid var(--accent);
      border-radius: 2px;
      background: var(--tint);
    }
    p {
      margin: 0 0 2px;
      font-size: 0.8rem;
      color: var(--faint);
      font-variant-numeric: tabular-nums;
    }
  `;

  override render() {
    const { from, shown } = this.window;
    const part = (value: number): string => `${(100 * value) / Math.max(1, this.partitions)}%`;
    return html`<p>partitions ${count(from)} to ${count(from + shown - 1)} of ${count(this.partitions)}</p>
      <div @pointerdown=${this.pressed} @pointermove=${this.moved} aria-hidden="true">
        <span style="left: min(${part(from)}, 100% - 6px); width: ${part(shown)}"></span>
      </div>`;
  }

  private pressed(event: PointerEvent): void {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.to(event);
  }

  private moved(event: PointerEvent): void {
    if (event.buttons !== 0) this.to(event);
  }

  /** The window's middle goes under the pointer. */
  private to(event: PointerEvent): void {
    const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const middle = ((event.clientX - left) / width) * this.partitions;
    const detail = Math.round(middle - this.window.shown / 2);
    this.dispatchEvent(new CustomEvent("moved", { detail }));
  }
}
