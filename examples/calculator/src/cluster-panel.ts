// The brokers: made of a few numbers, or one by one in a table.
import { LitElement, css, html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "@awesome.me/webawesome/dist/components/details/details.js";
import "@awesome.me/webawesome/dist/components/button/button.js";
import type { Broker } from "podstripe";
import { clusterOf, type Shape } from "./cluster.js";
import { change, numberField } from "./fields.js";
import { panel } from "./styles.js";

const STATES = ["up", "fenced", "shutting down", "cordoned"] as const;

@customElement("cluster-panel")
export class ClusterPanel extends LitElement {
  @property({ attribute: false }) brokers: readonly Broker[] = [];
  @state() private shape: Shape = { racks: 3, perRack: 10, pods: "slices of each rack", canary: 1 };

  static override styles = [
    panel,
    css`
      wa-details {
        margin-top: 0.6rem;
        font-size: 0.9rem;
      }
      .scroll {
        max-height: 18rem;
        overflow: auto;
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
    const { racks, perRack, canary, pods } = this.shape;
    return html`
      <h2>Cluster</h2>
      <p>${this.brokers.length} brokers</p>
      <wa-details summary="Build one">
        <div class="fields">
          ${numberField("Racks", racks, [1, 50], (racks) => this.build({ racks }))}
          ${numberField("Brokers a rack", perRack, [1, 200], (perRack) => this.build({ perRack }))}
          ${numberField("Canary brokers a rack", canary, [0, 200], (canary) =>
            this.build({ canary, pods: "slices of each rack" }),
          )}
          <wa-button size="s" appearance="outlined" @click=${() => this.build({ pods: "one rack each" })}>
            ${pods === "one rack each" ? "The canary pod is the first rack" : "Make the first rack the canary pod"}
          </wa-button>
        </div>
      </wa-details>
      <wa-details summary="One by one">
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">id</th>
                <th scope="col">rack</th>
                <th scope="col">pod</th>
                <th scope="col">state</th>
              </tr>
            </thead>
            <tbody>
              ${this.brokers.map((broker, at) => this.row(broker, at))}
            </tbody>
          </table>
        </div>
        <p class="row">
          <wa-button size="s" appearance="outlined" @click=${this.add}>Add a broker</wa-button>
        </p>
      </wa-details>
    `;
  }

  private row(broker: Broker, at: number) {
    const { id, rack, pod } = broker;
    const text = (name: "rack" | "pod", value: string) =>
      html`<td>
        <input
          aria-label="${name} of broker ${id}"
          .value=${value}
          @change=${({ target }: Event) => this.put(at, { [name]: (target as HTMLInputElement).value || null })}
        />
      </td>`;
    return html`<tr>
      <td>${id}</td>
      ${text("rack", rack ?? "")} ${text("pod", pod ?? "")}
      <td>
        <select aria-label="state of broker ${id}" @change=${({ target }: Event) => this.put(at, stateOf(target))}>
          ${STATES.map((name) => html`<option ?selected=${name === stateName(broker)}>${name}</option>`)}
        </select>
      </td>
    </tr>`;
  }

  private put(at: number, part: Partial<Broker>): void {
    change(this, { brokers: this.brokers.map((broker, other) => (other === at ? { ...broker, ...part } : broker)) });
  }

  private add(): void {
    const id = this.brokers.reduce((highest, broker) => Math.max(highest, broker.id), -1) + 1;
    const { rack = null, pod = null } = this.brokers.at(-1) ?? {};
    change(this, { brokers: [...this.brokers, { id, rack, pod }] });
  }

  private build(part: Partial<Shape>): void {
    this.shape = { ...this.shape, ...part };
    change(this, { brokers: clusterOf(this.shape), broken: [], pod: "canary" });
  }
}

function stateName({ fenced, inControlledShutdown, cordoned }: Broker): (typeof STATES)[number] {
  if (inControlledShutdown) return "shutting down";
  if (cordoned) return "cordoned";
  return fenced ? "fenced" : "up";
}

function stateOf(target: EventTarget | null): Partial<Broker> {
  const name = (target as HTMLSelectElement).value;
  return {
    fenced: name === "fenced",
    inControlledShutdown: name === "shutting down",
    cordoned: name === "cordoned",
  };
}
