// What the panels have in common.
import { css } from "lit";

export const panel = css`
  :host {
    display: block;
  }
  h2 {
    margin: 1.4rem 0 0.5rem;
    font-size: 0.95rem;
    font-weight: 600;
    color: var(--faint);
  }
  h2:first-of-type {
    margin-top: 0;
  }
  p {
    margin: 0.3rem 0;
    font-size: 0.9rem;
  }
  .fields {
    display: grid;
    gap: 0.6rem;
    grid-template-columns: minmax(0, 1fr);
  }
  .fault {
    color: var(--broken);
  }
  .faint {
    color: var(--faint);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.88rem;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 0.15rem 0.3rem;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: end;
  }
  th:first-child,
  td:first-child {
    padding-left: 0;
    text-align: start;
  }
  thead th {
    color: var(--faint);
  }
  ul {
    margin: 0;
    padding-left: 1.1rem;
    font-size: 0.88rem;
  }
  li {
    margin-bottom: 0.3rem;
    overflow-wrap: anywhere;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 0.6rem;
    align-items: center;
  }
  .slid {
    display: grid;
    gap: 0.2rem;
    grid-template-columns: minmax(0, 1fr);
  }
  .error b {
    color: var(--broken);
  }
  .warning b {
    color: var(--warning);
  }
  code {
    overflow-wrap: anywhere;
    font-size: 0.82rem;
  }
  details {
    margin-top: 0.4rem;
    padding: 0.35rem 0.6rem;
    border: 1px solid var(--line);
    border-radius: 6px;
    font-size: 0.9rem;
  }
  details[open] > summary {
    margin-bottom: 0.5rem;
  }
  summary {
    cursor: pointer;
  }
  wa-slider {
    margin-inline: 0.4rem;
  }
  /* Above it stands the same label already; who cannot see still hears it. */
  wa-slider::part(label) {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  button.plain {
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    font: inherit;
    font-size: 0.9rem;
    cursor: pointer;
    text-decoration: underline dotted;
  }
  button.plain:focus-visible {
    outline: 2px solid var(--accent);
  }
`;
