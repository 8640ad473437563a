// Runs podstripe off the page's thread. Of the questions of one kind that wait, only the last one is answered.
import { init } from "podstripe";
import { pasted, type Pasted } from "./pasted.js";
import { placed, reached, told, type Placed, type Reached, type Told } from "./placed.js";
import type { State } from "./state.js";

/** What can be asked, and what is answered. */
export interface Answers {
  placed: Placed;
  reached: Reached | undefined;
  told: Told;
  pasted: Pasted;
}

export interface Question {
  id: number;
  kind: keyof Answers;
  state: State;
  text: string;
}

export interface Reply<Kind extends keyof Answers = keyof Answers> {
  id: number;
  kind: Kind;
  answer: Answers[Kind];
}

const ready = init();
const waiting = new Map<keyof Answers, Question>();
let busy = false;

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  waiting.set(data.kind, data);
  if (!busy) void work();
});

async function work(): Promise<void> {
  busy = true;
  await ready;
  for (let next = first(); next; next = first()) {
    const { id, kind, state, text } = next;
    waiting.delete(kind);
    const answer = answerOf(kind, state, text);
    const transfer = answer && "replicas" in answer ? [answer.replicas.buffer as ArrayBuffer] : [];
    postMessage({ id, kind, answer } as Reply, { transfer });
    // Whatever came meanwhile is delivered first.
    await new Promise((resume) => setTimeout(resume));
  }
  busy = false;
}

/** In the order in which somebody who looks needs them. */
const first = (): Question | undefined =>
  waiting.get("placed") ?? waiting.get("reached") ?? waiting.get("pasted") ?? waiting.get("told");

function answerOf(kind: keyof Answers, state: State, text: string): Answers[keyof Answers] {
  switch (kind) {
    case "placed":
      return placed(state);
    case "reached":
      return reached(state);
    case "told":
      return told(state);
    case "pasted":
      return pasted(state, text);
  }
}
