// Findings, as all of the page lists them.
import { html } from "lit";
import type { Finding } from "podstripe";

/** Findings as the items of a list, the first word in the colour of their severity. */
export const items = (findings: readonly Finding[]) =>
  findings.map(({ severity, message }) => html`<li class=${severity}><b>${severity}</b>: ${message}</li>`);
