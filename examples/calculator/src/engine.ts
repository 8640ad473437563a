// The workers, as the page has them: of each kind, the answer to the last question asked.
//
// The picture has a worker of its own, so that it follows a slider while the other one counts.
import type { State } from "./state.js";
import type { Answers, Question, Reply } from "./worker.js";

type Kind = keyof Answers;
type Handlers = { [K in Kind]: (answer: Answers[K]) => void };

export class Engine {
  private readonly painter: Worker;
  private readonly counter: Worker;
  private readonly asked = new Map<Kind, number>();
  private id = 0;

  constructor(handlers: Handlers) {
    const started = (): Worker => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
        if (data.id !== this.asked.get(data.kind)) return;
        (handlers[data.kind] as (answer: Answers[Kind]) => void)(data.answer);
      });
      return worker;
    };
    [this.painter, this.counter] = [started(), started()];
  }

  ask(kind: Kind, state: State, text = ""): void {
    this.id += 1;
    this.asked.set(kind, this.id);
    const worker = kind === "placed" ? this.painter : this.counter;
    worker.postMessage({ id: this.id, kind, state, text } satisfies Question);
  }
}
