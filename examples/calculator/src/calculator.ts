// The page: what is asked on the left, the sentence and the picture in the middle, the answers on the right.
import "@awesome.me/webawesome/dist/styles/themes/default.css";
import "./page.css";
import "./answers-panel.js";
import "./cluster-panel.js";
import "./load-charts.js";
import "./matrix.js";
import "./paste-panel.js";
import "./rule-panel.js";
import "./share-panel.js";
import "@awesome.me/webawesome/dist/components/button/button.js";
import "@awesome.me/webawesome/dist/components/progress-bar/progress-bar.js";
import { LitElement, css, html, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Engine } from "./engine.js";
import type { Pasted } from "./pasted.js";
import type { Placed, Reached, Told } from "./placed.js";
import { sentence } from "./sentence.js";
import { fragmentOf, stateOf, type State } from "./state.js";

/** The components' dark colours go by a class, the page's own by the browser's wish. */
const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = (): boolean => document.documentElement.classList.toggle("wa-dark", dark.matches);
dark.addEventListener("change", follow);
follow();

/** One list for all times at which nothing is told yet: another one would be a change, and drawn. */
const UNTOLD: never[] = [];

/** Replicas up to which each is explained at once. */
const MOST_TOLD = 6000;

@customElement("placement-calculator")
export class Calculator extends LitElement {
  @state() private asked: State;
  @state() private fault: string | undefined;
  @state() private placed: Placed | undefined;
  @state() private reached: Reached | undefined;
  @state() private told: Told | undefined;
  /** What was put aside to compare with. */
  @state() private pinned: Reached | undefined;
  @state() private pasted: Pasted | undefined;
  private text = "";

  private readonly engine = new Engine({
    placed: (placed) => {
      [this.placed, this.told] = [placed, undefined];
      if (placed.replicas.length <= MOST_TOLD) this.engine.ask("told", placed.state);
    },
    reached: (reached) => (this.reached = reached),
    told: (told) => (this.told = told),
    pasted: (pasted) => (this.pasted = pasted),
  });

  static override styles = css`
    main {
      display: grid;
      gap: 1rem 2rem;
      padding: 1rem 1.5rem;
      grid-template-columns: 15rem minmax(0, 1fr) 20rem;
    }
    @media (max-width: 75rem) {
      main {
        grid-template-columns: 15rem minmax(0, 1fr);
      }
      .answers {
        grid-column: 1 / -1;
      }
    }
    @media (max-width: 44rem) {
      main {
        grid-template-columns: minmax(0, 1fr);
        padding: 0.8rem;
      }
      .picture {
        grid-row: 1;
      }
    }
    h1 {
      margin: 0 0 1rem;
      font-size: 1rem;
      font-weight: 600;
      color: var(--faint);
    }
    section {
      min-width: 0;
    }
    section > * + * {
      margin-top: 1.4rem;
    }
    .sentence {
      min-height: 2.6em;
      margin: 0 0 1rem;
      font-size: 1.35rem;
      line-height: 1.3;
      text-wrap: balance;
    }
    .fault {
      color: var(--broken);
    }
    .pinned {
      margin: 0;
      color: var(--faint);
    }
    .row {
      display: flex;
      gap: 1rem;
      align-items: center;
      margin: 0 0 0.6rem;
    }
    wa-progress-bar {
      flex: 1;
      --track-height: 0.5rem;
      --indicator-color: var(--broken);
    }
  `;

  constructor() {
    super();
    ({ state: this.asked, fault: this.fault } = stateOf(location.hash));
    this.ask();
    addEventListener("hashchange", () => {
      if (location.hash === fragmentOf(this.asked)) return;
      ({ state: this.asked, fault: this.fault } = stateOf(location.hash));
      this.ask();
    });
    this.addEventListener("state", (event) => this.change((event as CustomEvent<Partial<State>>).detail));
    this.addEventListener("broken", (event) => this.breaks((event as CustomEvent<number[]>).detail));
    this.addEventListener("pasted", (event) => {
      this.text = (event as CustomEvent<string>).detail;
      this.askPasted();
    });
  }

  private ask(): void {
    this.engine.ask("placed", this.asked);
    this.engine.ask("reached", this.asked);
    this.askPasted();
  }

  private askPasted(): void {
    if (this.text.trim() === "") this.pasted = undefined;
    else this.engine.ask("pasted", this.asked, this.text);
  }

  private change(part: Partial<State>): void {
    this.asked = { ...this.asked, ...part };
    history.replaceState(null, "", fragmentOf(this.asked));
    this.ask();
  }

  private breaks(ids: readonly number[]): void {
    const { broken } = this.asked;
    const heals = ids.every((id) => broken.includes(id));
    const others = broken.filter((id) => !ids.includes(id));
    this.change({ broken: heals ? others : [...others, ...ids].sort((left, right) => left - right) });
  }

  override render() {
    const { placed, reached, asked } = this;
    const shown = placed?.fault === undefined ? placed : undefined;
    return html`
      <main>
        <section class="asked" aria-label="Cluster, topic and rule">
          <h1>podstripe: placement calculator</h1>
          <cluster-panel .brokers=${asked.brokers}></cluster-panel>
          <rule-panel .asked=${asked}></rule-panel>
        </section>
        <section class="picture" aria-label="Picture">
          ${this.fault === undefined ? nothing : html`<p class="fault" role="alert">${this.fault}</p>`}
          ${
            this.pinned
              ? html`<p class="pinned">Pinned: ${sentence(this.pinned)} ${reachBar(this.pinned)}</p>`
              : nothing
          }
          <p class="sentence ${placed?.fault === undefined ? "" : "fault"}" role="status">
            ${shown ? reached && sentence(reached) : placed?.fault}
          </p>
          ${
            shown
              ? html`<div class="row">
                    ${reached ? reachBar(reached) : nothing}
                    <wa-button
                      size="s"
                      appearance="plain"
                      @click=${() => (this.pinned = this.pinned ? undefined : reached)}
                    >
                      ${this.pinned ? "Unpin" : "Pin to compare"}
                    </wa-button>
                  </div>
                  <placement-matrix
                    .brokers=${shown.state.brokers}
                    .replicas=${shown.replicas}
                    .why=${this.told?.why ?? UNTOLD}
                    .factor=${shown.state.replicationFactor}
                    .interval=${shown.state.interval}
                    .minIsr=${shown.state.minIsr}
                    .broken=${asked.broken}
                  ></placement-matrix>
                  <load-charts .placed=${shown} .reached=${reached}></load-charts>`
              : nothing
          }
        </section>
        <section class="answers" aria-label="Answers">
          <answers-panel .reached=${shown && reached} .skew=${this.told?.skew ?? UNTOLD}></answers-panel>
          <share-panel .asked=${asked} .matrix=${() => this.renderRoot.querySelector("placement-matrix")}></share-panel>
          <paste-panel .pasted=${this.pasted}></paste-panel>
        </section>
      </main>
    `;
  }
}

/** How much of all is reached. */
function reachBar({ exposed, broken }: Reached) {
  const { part, whole } = broken?.offline ?? exposed ?? { part: 0, whole: 1 };
  const percent = (100 * part) / Math.max(1, whole);
  return html`<wa-progress-bar value=${percent} label="${part} of ${whole} partitions reached"></wa-progress-bar>`;
}
