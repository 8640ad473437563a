// To keep it and to pass it on: a link, a file, a picture.
import { LitElement, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import "@awesome.me/webawesome/dist/components/button/button.js";
import { Context } from "svgcanvas";
import { textOfFile } from "./arrivals.js";
import "./copy-button.js";
import { change } from "./fields.js";
import type { Matrix } from "./matrix.js";
import { paintNamed, sizeOf } from "./picture.js";
import { FIRST, checked, fragmentOf, isShort, message, type State } from "./state.js";
import { panel } from "./styles.js";

/** Pixels of a PNG for each of the page. */
const SHARP = 2;

@customElement("share-panel")
export class SharePanel extends LitElement {
  @property({ attribute: false }) asked: State = FIRST;
  /** The sentence that goes with the picture. */
  @property() caption = "";
  /** The picture that is to be saved. */
  @property({ attribute: false }) matrix: (() => Matrix | null) | undefined;
  @property({ state: true }) private said = "";

  static override styles = panel;

  override render() {
    const button = (words: string, clicked: () => void) =>
      html`<wa-button size="s" appearance="outlined" @click=${clicked}>${words}</wa-button>`;
    return html`
      <h2>Share and keep</h2>
      <div class="row">
        <copy-button words="Copy link" .text=${this.link}></copy-button>
        ${button("SVG", () => this.svg())} ${button("PNG", () => this.png())}
        ${button("Export", () => save("podstripe.json", new Blob([JSON.stringify(this.asked, null, 2)])))}
        ${button("Import", () => this.renderRoot.querySelector("input")?.click())}
      </div>
      <input type="file" accept=".json,application/json" hidden aria-label="A file of Export" @change=${this.read} />
      ${isShort(this.asked) ? nothing : html`<p class="faint">The pasted text is too long for a link; Export has it.</p>`}
      <p role="status">${this.said}</p>
    `;
  }

  /** The address of this page with all of the state. */
  private readonly link = (): string => location.href.replace(/#.*/, "") + fragmentOf(this.asked);

  private svg(): void {
    const matrix = this.matrix?.();
    if (!matrix) return;
    const [view, , width] = matrix.painted;
    const context = new Context({ ...sizeOf(view, width), document });
    paintNamed(context as unknown as CanvasRenderingContext2D, this.caption, ...matrix.painted);
    save("placement.svg", new Blob([context.getSerializedSvg()], { type: "image/svg+xml" }));
  }

  private png(): void {
    const matrix = this.matrix?.();
    if (!matrix) return;
    const [view, , width] = matrix.painted;
    const size = sizeOf(view, width);
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [SHARP * size.width, SHARP * size.height];
    const context = canvas.getContext("2d");
    context?.scale(SHARP, SHARP);
    if (context) paintNamed(context, this.caption, ...matrix.painted);
    canvas.toBlob((blob) => blob && save("placement.png", blob));
  }

  private async read({ target }: Event): Promise<void> {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    try {
      change(this, checked(JSON.parse(await textOfFile(file))));
      this.said = "";
    } catch (fault) {
      this.said = `This file cannot be read: ${message(fault)}`;
    }
    input.value = "";
  }
}

function save(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
