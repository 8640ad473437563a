// Form fields, as all panels use them, and how panels say what was changed.
import { html } from "lit";
import "@awesome.me/webawesome/dist/components/number-input/number-input.js";
import "@awesome.me/webawesome/dist/components/slider/slider.js";
import type { Setting, State } from "./state.js";

/** A number: `changed` hears of each one that is typed; what it may be is for podstripe to judge. */
export const numberField = (label: string, value: number, changed: (value: number) => void) =>
  html`<wa-number-input
    label=${label}
    .value=${String(value)}
    step="any"
    size="s"
    @input=${(event: Event) => {
      if (textOf(event) !== "") changed(Number(textOf(event)));
    }}
  ></wa-number-input>`;

/** The same with a slider over the numbers that are wanted most. */
export const sliderField = (
  label: string,
  value: number,
  numbers: readonly number[],
  changed: (value: number) => void,
) => {
  const at = numbers.findIndex((number) => number >= value);
  return html`<div class="slid">
    ${numberField(label, value, changed)}
    <wa-slider
      label="${label}, slider"
      size="s"
      min="0"
      max=${numbers.length - 1}
      .value=${at < 0 ? numbers.length - 1 : at}
      .valueFormatter=${(at: number) => String(numbers[at])}
      @input=${(event: Event) => changed(numbers[Number(textOf(event))] ?? value)}
    ></wa-slider>
  </div>`;
};

/** What stands in the field of an event. */
export const textOf = ({ target }: Event): string => (target as HTMLInputElement).value;

/** A part of the state is to be another one. */
export const change = (of: HTMLElement, part: Partial<State> | Partial<Setting>): boolean =>
  of.dispatchEvent(new CustomEvent("state", { detail: part, bubbles: true, composed: true }));

/** Brokers are to be broken, or healed if they all are broken. */
export const breaks = (of: HTMLElement, brokers: readonly number[]): boolean =>
  of.dispatchEvent(new CustomEvent("broken", { detail: brokers, bubbles: true, composed: true }));
