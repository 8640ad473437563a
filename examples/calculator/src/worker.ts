// Runs podstripe off the page's thread. Of the questions of one kind that wait, only the last one is answered.
//
// The first message is the compiled module, so that a worker that is started anew asks nobody for anything.
import { PlacementError, init, type ErrorDetails } from "podstripe";
import { handed } from "./handed.js";
import { pasted } from "./pasted.js";
import { pinned } from "./pinned.js";
import { placed } from "./placed.js";
import { reached } from "./reached.js";
import { told, why } from "./told.js";

/** What each kind of question is answered by. */
const ANSWERS = { placed, reached, pinned, told, why, handed, pasted };

export type Kind = keyof typeof ANSWERS;
export type Question<K extends Kind = Kind> = Parameters<(typeof ANSWERS)[K]>[0];
export type Answer<K extends Kind = Kind> = ReturnType<(typeof ANSWERS)[K]>;

/** How far a question is: steps that are done, of all, and what is done now. */
export interface Step {
  done: number;
  of: number;
  words: string;
}

export interface Asked {
  id: number;
  kind: Kind;
  question: Question;
}

export type Reply = { id: number; kind: Kind } & ({ answer: Answer } | { fault: ErrorDetails } | { step: Step });

const waiting = new Map<Kind, Asked>();
let ready: Promise<void> | undefined;
let busy = false;

addEventListener("message", ({ data }: MessageEvent<Asked | WebAssembly.Module>) => {
  if (data instanceof WebAssembly.Module) {
    ready = init(data);
    return;
  }
  waiting.set(data.kind, data);
  if (!busy) void work();
});

async function work(): Promise<void> {
  busy = true;
  await ready;
  // In the order of `ANSWERS`: that in which somebody who looks needs them.
  const next = () => (Object.keys(ANSWERS) as Kind[]).map((kind) => waiting.get(kind)).find((asked) => asked);
  for (let asked = next(); asked; asked = next()) {
    waiting.delete(asked.kind);
    const { id, kind } = asked;
    postMessage({ id, kind, ...answered(asked) } satisfies Reply);
    // Whatever came meanwhile is delivered first.
    await new Promise((resume) => setTimeout(resume));
  }
  busy = false;
}

function answered({ id, kind, question }: Asked): { answer: Answer } | { fault: ErrorDetails } {
  const answer = ANSWERS[kind] as (question: Question, step: (step: Step) => void) => Answer;
  try {
    return { answer: answer(question, (step) => postMessage({ id, kind, step } satisfies Reply)) };
  } catch (fault) {
    if (fault instanceof PlacementError) return { fault: fault.toJSON() };
    return { fault: { code: "INTERNAL_ERROR", message: String(fault) } };
  }
}
