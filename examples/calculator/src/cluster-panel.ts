// The brokers: made of a few numbers, or one by one in a table.
import { LitElement, css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "@awesome.me/webawesome/dist/components/button/button.js";
import "@awesome.me/webawesome/dist/components/option/option.js";
import "@awesome.me/webawesome/dist/components/select/select.js";
import type { Broker } from "podstripe";
import { clusterOf, withPods, type Pods, type Shape } from "./cluster.js";
import { change, numberField, textOf } from "./fields.js";
import { panel } from "./styles.js";
import { count, counted } from "./words.js";

const STATES = ["up", "fenced", "shutting down", "cordoned"] as const;
/** Brokers that are built at most: what Kafka runs is far below. */
const MOST_BUILT = 10_000;
/** Rows of the table. */
const MOST_ROWS = 300;

@customElement("cluster-panel")
export class ClusterPanel extends LitElement {
  @property({ attribute: false }) brokers: readonly Broker[] = [];
  /** The name of the canary pod. */
  @property() pod = "";
  @state() private shape: Shape = { racks: 3, perRack: 10 };
  @state() private pods: Pods = { perRack: 1 };
  @state() private isOpen = false;
  @state() private said = "";

  static override styles = [
    panel,
    css`
      .scroll {
        max-height: 18rem;
        overflow: auto;
      }
      th {
        text-align: start;
      }
      td {
        padding: 0;
      }
      input,
      select {
        box-sizing: border-box;
        width: 100%;
        padding: 0.2rem;
        border: 0;
        background: none;
        color: inherit;
        font: inherit;
      }
      .id {
        width: 3.2em;
      }
      input:focus-visible,
      select:focus-visible {
        outline: 2px solid var(--accent);
      }
      option {
        background: var(--paper);
      }
    `,
  ];

  override render() {
    const { racks, perRack } = this.shape;
    const { pods } = this;
    const names = [...new Set(this.brokers.flatMap(({ rack }) => rack ?? []))].sort();
    return html`
      <h2>Cluster</h2>
      <p>${this.summary}</p>
      <details>
        <summary>Build one</summary>
        <div class="fields">
          ${numberField("Racks", racks, (racks) => this.build({ racks }))}
          ${numberField("Brokers a rack", perRack, (perRack) => this.build({ perRack }))}
        </div>
        <p class="fault" role="status">${this.said}</p>
      </details>
      <details>
        <summary>Choose the canary pod</summary>
        <div class="fields">
          <wa-select
            label="Its brokers"
            size="s"
            .value=${"rack" in pods ? `rack ${pods.rack}` : "some"}
            @change=${(event: Event) => {
              const rack = textOf(event).replace(/^rack /, "");
              this.choose(textOf(event) === "some" ? { perRack: 1 } : { rack });
            }}
          >
            <wa-option value="some">the first of each rack</wa-option>
            ${names.map((name) => html`<wa-option value="rack ${name}">rack ${name}</wa-option>`)}
          </wa-select>
          ${"rack" in pods ? nothing : numberField("How many of each rack", pods.perRack, (perRack) => this.choose({ perRack }))}
        </div>
      </details>
      <details @toggle=${({ target }: Event) => (this.isOpen = (target as HTMLDetailsElement).open)}>
        <summary>One by one</summary>
        ${this.isOpen ? this.table : nothing}
      </details>
    `;
  }

  private get summary(): string {
    const some = (name: "rack" | "pod"): string => {
      const names = new Set(this.brokers.flatMap((broker) => broker[name] ?? []));
      return names.size > 0 ? counted(names.size, name) : `no ${name}s`;
    };
    return `${counted(this.brokers.length, "broker")}, ${some("rack")}, ${some("pod")}`;
  }

  private get table() {
    return html`<div class="scroll">
        <table>
          <thead>
            <tr>
              ${["id", "rack", "pod", "state"].map((name) => html`<th scope="col">${name}</th>`)}
              <td></td>
            </tr>
          </thead>
          <tbody>
            ${this.brokers.slice(0, MOST_ROWS).map((broker, at) => this.row(broker, at))}
          </tbody>
        </table>
      </div>
      ${this.brokers.length > MOST_ROWS ? html`<p class="faint">The first ${MOST_ROWS} are listed.</p>` : nothing}
      <p class="row">
        <wa-button size="s" appearance="outlined" @click=${this.add}>Add a broker</wa-button>
      </p>`;
  }

  private row(broker: Broker, at: number) {
    const { id } = broker;
    const field = (name: "id" | "rack" | "pod", put: (text: string) => Partial<Broker>) =>
      html`<td class=${name}>
        <input
          aria-label="${name} of broker ${id}"
          .value=${String(broker[name] ?? "")}
          @change=${(event: Event) => this.put(at, put(textOf(event)))}
        />
      </td>`;
    return html`<tr>
      ${field("id", (text) => ({ id: Number(text) }))} ${field("rack", (text) => ({ rack: text || null }))}
      ${field("pod", (text) => ({ pod: text || null }))}
      <td>
        <select aria-label="state of broker ${id}" @change=${(event: Event) => this.put(at, stateOf(textOf(event)))}>
          ${STATES.map((name) => html`<option ?selected=${name === stateName(broker)}>${name}</option>`)}
        </select>
      </td>
      <td>
        <button class="plain" aria-label="remove broker ${id}" title="remove" @click=${() => this.drop(at)}>✕</button>
      </td>
    </tr>`;
  }

  private put(at: number, part: Partial<Broker>): void {
    change(this, { brokers: this.brokers.map((broker, other) => (other === at ? { ...broker, ...part } : broker)) });
  }

  private drop(at: number): void {
    change(this, { brokers: this.brokers.filter((_, other) => other !== at) });
  }

  private add(): void {
    const id = this.brokers.reduce((highest, broker) => Math.max(highest, broker.id), -1) + 1;
    const { rack = null, pod = null } = this.brokers.at(-1) ?? {};
    change(this, { brokers: [...this.brokers, { id, rack, pod }] });
  }

  private build(part: Partial<Shape>): void {
    this.shape = { ...this.shape, ...part };
    const { racks, perRack } = this.shape;
    const isWhole = [racks, perRack].every((number) => Number.isInteger(number) && number > 0);
    if (!isWhole || racks * perRack > MOST_BUILT) {
      this.said = `${racks} racks of ${perRack} brokers: whole numbers from 1, and ${count(MOST_BUILT)} brokers at most`;
      return;
    }
    this.said = "";
    change(this, { brokers: withPods(clusterOf(this.shape), this.pods, this.pod), broken: [] });
  }

  private choose(pods: Pods): void {
    this.pods = pods;
    change(this, { brokers: withPods(this.brokers, pods, this.pod) });
  }
}

function stateName({ fenced, inControlledShutdown, cordoned }: Broker): (typeof STATES)[number] {
  if (inControlledShutdown) return "shutting down";
  if (cordoned) return "cordoned";
  return fenced ? "fenced" : "up";
}

function stateOf(name: string): Partial<Broker> {
  return {
    fenced: name === "fenced",
    inControlledShutdown: name === "shutting down",
    cordoned: name === "cordoned",
  };
}
