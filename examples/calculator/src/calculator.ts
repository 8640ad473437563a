// The page: what is asked on the left, the sentence and the picture in the middle, the answers on the right.
//
// A change is asked of the worker that places; what it answers is drawn and said at once, and only then is counted what
// follows from it. What was shown stays until there is something newer, so that nothing jumps while a slider moves.
import "@awesome.me/webawesome/dist/styles/themes/default.css";
import "./page.css";
import "./answers-panel.js";
import "./cluster-panel.js";
import "./matrix.js";
import "./paste-field.js";
import "./pasted-report.js";
import "./rule-panel.js";
import "./share-panel.js";
import "@awesome.me/webawesome/dist/components/button/button.js";
import "@awesome.me/webawesome/dist/components/progress-bar/progress-bar.js";
import { LitElement, css, html, nothing } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import type { ErrorDetails } from "podstripe";
import { listen } from "./arrivals.js";
import { inRows } from "./cluster.js";
import { Engine, type Listener } from "./engine.js";
import { textOf } from "./fields.js";
import type { As } from "./handed.js";
import type { Matrix } from "./matrix.js";
import type { Drawing } from "./drawing.js";
import type { Pasted } from "./pasted.js";
import type { Placed } from "./placed.js";
import { sentence, share, type Known } from "./sentence.js";
import type { Reached } from "./reached.js";
import { fragmentOf, isShort, stateOf, type Setting, type State } from "./state.js";
import type { Skew } from "./told.js";
import type { View } from "./view.js";
import type { Answer, Kind, Question, Step } from "./worker.js";

/** The components' dark colours go by a class, the page's own by the browser's wish. */
const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = (): boolean => document.documentElement.classList.toggle("wa-dark", dark.matches);
dark.addEventListener("change", follow);
follow();

// Charts come second: the picture does not wait for the library that draws them.
void import("./charts.js");

// Where there is one, and on a page that was built: while it is being worked on nothing may be kept.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("./offline.js");

/** Milliseconds without a change after which seeds are tried, and the address is written. */
const QUIET = 250;
/** What changes nothing about where replicas are placed. */
const BESIDE = new Set<string>(["broken", "minIsr", "pinned", "text", "current", "sizes"]);

/** What is done, for who waits. */
const WORK: { [K in Kind]: string } = {
  placed: "Placing",
  reached: "Counting what can be hurt",
  pinned: "Placing what is pinned",
  told: "Placing with a hundred seeds",
  why: "Explaining",
  handed: "Writing",
  pasted: "Looking at what was pasted",
};

type Fault = Pick<ErrorDetails, "message" | "line" | "column">;

@customElement("placement-calculator")
export class Calculator extends LitElement {
  @state() private asked: State;
  /** Why the link could not be read. */
  @state() private linkFault: string | undefined;
  @state() private known: (Known & { placed: Placed; reached?: Reached & { setting: Setting } }) | undefined;
  @state() private pinned: Known | undefined;
  @state() private skew: Skew = [];
  @state() private why: { partition: number; words: readonly string[] } | undefined;
  @state() private pasted: (Pasted & { setting: Setting }) | undefined;
  /** Which drawing of what was pasted is shown in place of the placement. */
  @state() private drawing = -1;
  @state() private faults: { [K in Kind]?: Fault | undefined } = {};
  @state() private waits: { [K in Kind]?: Step | undefined } = {};
  /** The last sentence: it stays until there is another one. */
  private said = "";
  /** The last text that shows topics, and the last of which there is a picture. */
  private topicsText: string | undefined;
  private drawnText: string | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private handing: { done: (text: string) => void; failed: (fault: Error) => void } | undefined;
  @query("placement-matrix") private readonly matrix!: Matrix | null;

  private readonly heard: { [K in Kind]: (answer: Answer<K>, question: Question<K>) => void } = {
    placed: (placed, asked) => {
      const { broken, minIsr } = this.asked;
      const setting = { ...asked, broken, minIsr };
      [this.known, this.why] = [{ setting, placed, reached: this.known?.reached }, undefined];
      this.engine.ask("reached", { setting, placement: placed });
    },
    reached: (reached, { setting }) => {
      if (this.known) this.known = { ...this.known, reached: { ...reached, setting } };
    },
    pinned: ({ placed, reached }, setting) => {
      this.pinned = { setting, placed, reached: { ...reached, setting } };
    },
    told: (skew) => {
      this.skew = skew;
    },
    why: (words, { partition }) => {
      this.why = { partition, words };
    },
    handed: (text) => this.handing?.done(text),
    pasted: (pasted, { setting, text, current, sizes }) => {
      const { drawings, holds } = pasted;
      // Sizes are no topics: they are kept beside the text that was there. A plan is for the topics pasted before it.
      if (holds.sizes && sizes !== text) {
        this.change({ sizes: text, text: this.drawnText ?? text });
        return;
      }
      if (holds.topics) this.topicsText = text;
      else if (holds.plan && this.topicsText !== undefined && current !== this.topicsText) {
        this.change({ current: this.topicsText });
        return;
      }
      // Who pastes topics wants to see them.
      if (text !== this.drawnText || this.drawing >= drawings.length) this.drawing = drawings.length > 0 ? 0 : -1;
      if (drawings.length > 0) this.drawnText = text;
      this.pasted = { ...pasted, setting };
    },
  };

  private readonly engine = new Engine({
    answered: (kind, answer, question) => {
      if (this.faults[kind]) this.faults = { ...this.faults, [kind]: undefined };
      (this.heard[kind] as (answer: unknown, question: unknown) => void)(answer, question);
    },
    failed: (kind, fault) => this.fails(kind, fault),
    waits: (kind, step) => {
      if (step || this.waits[kind]) this.waits = { ...this.waits, [kind]: step };
    },
  } satisfies Listener);

  static override styles = css`
    main {
      display: grid;
      gap: 1rem 2rem;
      padding: 1rem 1.5rem;
      grid-template-columns: 17rem minmax(0, 1fr) 20rem;
    }
    @media (max-width: 75rem) {
      main {
        grid-template-columns: 17rem minmax(0, 1fr);
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
      /* What is below is not seen before the picture is there, and does not jump. */
      .empty {
        min-height: 100vh;
      }
    }
    h1 {
      margin: 0 0 1rem;
      font-size: 0.9rem;
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
      font-size: 1.25rem;
      line-height: 1.3;
      text-wrap: pretty;
    }
    .sentence span {
      display: inline-block;
    }
    pasted-report,
    placement-charts {
      margin-top: 1.6rem;
    }
    .fault {
      color: var(--broken);
    }
    .pinned {
      margin-bottom: 1.2rem;
      color: var(--faint);
    }
    .pinned p {
      margin: 0 0 0.5rem;
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
    }
    .reach {
      --indicator-color: var(--broken);
    }
    .old {
      opacity: 0.35;
      pointer-events: none;
    }
    .choice {
      display: block;
      margin-bottom: 0.6rem;
      font-size: 0.9rem;
    }
    select {
      max-width: 100%;
      padding: 0.2rem;
      border: 1px solid var(--line);
      border-radius: 4px;
      background: var(--paper);
      color: inherit;
      font: inherit;
    }
  `;

  constructor() {
    super();
    ({ state: this.asked, fault: this.linkFault } = stateOf(location.hash));
    this.askAll();
    addEventListener("hashchange", () => {
      if (location.hash === fragmentOf(this.asked)) return;
      ({ state: this.asked, fault: this.linkFault } = stateOf(location.hash));
      this.askAll();
    });
    this.addEventListener("state", (event) => this.change((event as CustomEvent<Partial<State>>).detail));
    this.addEventListener("broken", (event) => this.breaks((event as CustomEvent<number[]>).detail));
    this.addEventListener("looked", (event) => this.explain((event as CustomEvent<number>).detail));
    listen(
      (text) => this.change({ text }),
      ({ message }) => this.fails("pasted", { message }),
    );
  }

  /** What is asked without the texts beside it, which may be long. */
  private get setting(): Setting {
    const { pinned: _pinned, text: _text, current: _current, sizes: _sizes, ...setting } = this.asked;
    return setting;
  }

  private askAll(): void {
    this.engine.ask("placed", this.setting);
    if (this.asked.pinned) this.engine.ask("pinned", this.asked.pinned);
    else this.pinned = undefined;
    this.askPasted();
    this.later();
  }

  private askPasted(): void {
    const { text, current, sizes } = this.asked;
    if (text.trim() !== "") {
      this.engine.ask("pasted", { setting: this.setting, text, current, sizes });
      return;
    }
    this.engine.stop("pasted");
    [this.pasted, this.topicsText, this.drawnText, this.drawing] = [undefined, undefined, undefined, -1];
    this.faults = { ...this.faults, pasted: undefined };
  }

  private change(part: Partial<State>): void {
    this.asked = { ...this.asked, ...part };
    const names = Object.keys(part);
    if (names.some((name) => !BESIDE.has(name))) this.engine.ask("placed", this.setting);
    else if (this.known && (part.broken || part.minIsr !== undefined)) {
      const { broken, minIsr } = this.asked;
      this.known = { ...this.known, setting: { ...this.known.setting, broken, minIsr } };
      this.engine.ask("reached", { setting: this.known.setting, placement: this.known.placed });
    }
    if (part.current === "") this.topicsText = undefined;
    const isPasted = [part.text, part.current, part.sizes].some((text) => text !== undefined);
    // A long text is not read again for each step of a slider.
    if (isPasted || (this.pasted && isShort(this.asked))) this.askPasted();
    this.later();
  }

  /** What can wait until nothing changes for a while. */
  private later(): void {
    this.engine.stop("told");
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => {
      history.replaceState(null, "", fragmentOf(this.asked));
      this.engine.ask("told", this.setting);
      if (this.pasted && !isShort(this.asked)) this.askPasted();
    }, QUIET);
  }

  private breaks(ids: readonly number[]): void {
    const { broken } = this.asked;
    const heals = ids.every((id) => broken.includes(id));
    const others = broken.filter((id) => !ids.includes(id));
    this.change({ broken: heals ? others : [...others, ...ids].sort((left, right) => left - right) });
  }

  private explain(partition: number): void {
    if (this.known && this.drawing < 0) this.engine.ask("why", { setting: this.known.setting, partition });
  }

  private fails(kind: Kind, fault: Fault): void {
    if (kind === "handed") this.handing?.failed(new Error(fault.message));
    if (kind === "told") this.skew = [];
    if (kind === "pasted") this.pasted = undefined;
    this.faults = { ...this.faults, [kind]: fault };
  }

  private cancel(kind: Kind): void {
    this.engine.stop(kind);
    this.fails(kind, { message: `${WORK[kind]} was cancelled.` });
  }

  private readonly hand = (as: As): Promise<string> =>
    new Promise((done, failed) => {
      this.handing = { done, failed };
      if (this.known) this.engine.ask("handed", { placement: this.known.placed, as });
    });

  private readonly drawn = (): Matrix | null => this.matrix;

  private pin(): void {
    this.pinned = this.pinned ? undefined : this.known;
    this.change({ pinned: this.pinned?.setting ?? null });
  }

  /** Names stand as long as the brokers do, whatever is placed on them. */
  private readonly rows = kept(inRows);

  /** One view for the same things: another one would be drawn. */
  private readonly view = kept(
    (placed: Placed, { brokers, minIsr }: Setting, broken: readonly number[], drawing: Drawing | undefined): View => {
      const [topic] = placed.topics;
      const pods = drawing?.pods ?? placed.eligible.map(({ pod }) => pod);
      const { replicas, replicationFactor: factor, specs } = drawing ?? topic;
      return { rows: this.rows(brokers, drawing?.replicas), replicas, factor, specs, pods, minIsr, broken };
    },
  );

  override render() {
    const { known, asked, faults, pasted, pinned } = this;
    // Broken brokers are counted apart: why that cannot be done is then the answer.
    const fault = (faults.placed ?? (asked.broken.length > 0 ? faults.reached : undefined))?.message;
    const drawing = pasted?.drawings[this.drawing];
    const shown: Known | undefined =
      pasted && drawing
        ? {
            setting: { ...pasted.setting, broken: asked.broken },
            reached: { ...drawing.reach, setting: pasted.setting },
          }
        : known;
    if (shown) this.said = sentence(shown) ?? this.said;
    return html`
      <main>
        <section class="asked" aria-label="Cluster, topic and rule">
          <h1>podstripe: placement calculator</h1>
          <cluster-panel .brokers=${asked.brokers} .pod=${asked.pod}></cluster-panel>
          <paste-field
            .text=${asked.text}
            .current=${asked.current}
            .sizes=${asked.sizes}
            .pasted=${pasted}
            .fault=${faults.pasted}
          ></paste-field>
          <rule-panel .asked=${asked}></rule-panel>
        </section>
        <section class="picture ${known ? "" : "empty"}" aria-label="Picture">
          ${this.linkFault === undefined ? nothing : html`<p class="fault" role="alert">${this.linkFault}</p>`}
          ${
            pinned
              ? html`<div class="pinned">
                  <p>Pinned: ${sentence(pinned)}</p>
                  ${reachBar(pinned)}
                </div>`
              : nothing
          }
          <p class="sentence ${fault === undefined ? "" : "fault"}" role="status">${whole(fault ?? this.said)}</p>
          ${this.waiting}
          ${
            known && shown
              ? html`<div class="shown ${fault === undefined ? "" : "old"}">
                  <div class="row">
                    ${reachBar(shown)}
                    ${
                      drawing
                        ? nothing
                        : html`<wa-button size="s" appearance="plain" @click=${this.pin}>
                            ${pinned ? "Unpin" : "Pin to compare"}
                          </wa-button>`
                    }
                  </div>
                  ${pasted && pasted.drawings.length > 0 ? this.choice(pasted.drawings) : nothing}
                  <placement-matrix
                    .view=${this.view(known.placed, known.setting, asked.broken, drawing)}
                    .why=${this.why}
                  ></placement-matrix>
                  <pasted-report .pasted=${pasted}></pasted-report>
                  <placement-charts
                    .setting=${known.setting}
                    .placed=${known.placed}
                    .reached=${known.reached}
                    .skew=${this.skew}
                    .fault=${faults.told?.message ?? ""}
                  ></placement-charts>
                </div>`
              : nothing
          }
        </section>
        <section class="answers" aria-label="Answers">
          <answers-panel
            .reach=${fault === undefined ? shown?.reached : undefined}
            .topic=${asked.topic}
            .findings=${known?.reached?.findings ?? []}
            .fault=${faults.reached?.message ?? ""}
            .hand=${this.hand}
          ></answers-panel>
          <share-panel .asked=${asked} .caption=${this.said} .matrix=${this.drawn}></share-panel>
        </section>
      </main>
    `;
  }

  /** What takes longer than somebody likes to look at. */
  private get waiting() {
    const waits = Object.entries(this.waits) as [Kind, Step | undefined][];
    return waits.map(([kind, step]) =>
      step
        ? html`<div class="row" role="status">
            <span>${WORK[kind]}${step.words === "" ? "" : `: ${step.words}`}</span>
            <wa-progress-bar
              label=${WORK[kind]}
              ?indeterminate=${step.of <= 1}
              value=${(100 * step.done) / step.of}
            ></wa-progress-bar>
            <wa-button size="s" appearance="outlined" @click=${() => this.cancel(kind)}>Cancel</wa-button>
          </div>`
        : nothing,
    );
  }

  private choice(drawings: readonly Drawing[]) {
    const names = ["the placement asked for", ...drawings.map(({ topic, as }) => `${topic}, ${as}`)];
    return html`<label class="choice">
      Shown:
      <select .value=${live(String(this.drawing))} @change=${(event: Event) => (this.drawing = Number(textOf(event)))}>
        ${names.map((name, at) => html`<option value=${at - 1} ?selected=${at - 1 === this.drawing}>${name}</option>`)}
      </select>
    </label>`;
  }
}

/** Sentences that are not broken in the middle if they fit a line. */
const whole = (text: string) => text.split(/(?<=[.!?]) /).map((own) => html`<span>${own}</span> `);

/** How much of all is reached. */
function reachBar(known: Known) {
  const { part, whole } = share(known) ?? { part: 0, whole: 1 };
  const percent = (100 * part) / Math.max(1, whole);
  return html`<wa-progress-bar
    class="reach"
    value=${percent}
    label="${part} of ${whole} partitions reached"
  ></wa-progress-bar>`;
}

/** The same answer for the same arguments as the last time. */
function kept<A extends unknown[], R>(made: (...given: A) => R): (...given: A) => R {
  let last: { given: A; answer: R } | undefined;
  return (...given) => {
    if (!last || given.some((value, at) => value !== last?.given[at])) last = { given, answer: made(...given) };
    return last.answer;
  };
}
