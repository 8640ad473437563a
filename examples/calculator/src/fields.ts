// Form fields, as all panels use them, and how panels say what was changed.
import { html } from "lit";
import "@awesome.me/webawesome/dist/components/number-input/number-input.js";
import type { State } from "./state.js";

/** A whole number: `changed` hears of each one that is within the bounds. */
export const numberField = (
  label: string,
  value: number | string,
  [min, max]: readonly [number, number],
  changed: (value: number) => void,
) =>
  html`<wa-number-input
    label=${label}
    .value=${String(value)}
    min=${min}
    max=${max}
    size="s"
    @input=${({ target }: Event) => {
      const text = (target as HTMLInputElement).value;
      const number = Number(text);
      if (text !== "" && Number.isInteger(number) && number >= min && number <= max) changed(number);
    }}
  ></wa-number-input>`;

/** A part of the state is to be another one. */
export const change = (of: HTMLElement, part: Partial<State>): boolean =>
  of.dispatchEvent(new CustomEvent("state", { detail: part, bubbles: true, composed: true }));

/** Brokers are to be broken, or healed if they all are broken. */
export const breaks = (of: HTMLElement, brokers: readonly number[]): boolean =>
  of.dispatchEvent(new CustomEvent("broken", { detail: brokers, bubbles: true, composed: true }));
