// The workers, as the page has them.
//
// Who looks must not wait for who counts: the picture, the counts, the reasons and what is pasted have a worker each,
// started when it is first needed. Of each kind of question a worker answers the last one that waits, and while a slider
// moves each answer that comes is newer than what is shown. A worker that is long at what nobody asks any more is ended
// and started anew; nothing is fetched for that, as its script and the compiled module are here.
import type { ErrorDetails } from "podstripe";
import wasm from "podstripe/wasm?url";
import type { Answer, Asked, Kind, Question, Reply, Step } from "./worker.js";
import script from "./worker.ts?worker&url";

const WORKER_OF: { [K in Kind]: string } = {
  placed: "painter",
  reached: "counter",
  pinned: "counter",
  handed: "counter",
  told: "explainer",
  why: "explainer",
  pasted: "reader",
};

/** Milliseconds after which a worker that does what nobody asks any more is not waited for. */
const PATIENCE = 400;
/** Milliseconds after which who waits is told so. */
const LONG = 1000;

export interface Listener {
  answered<K extends Kind>(kind: K, answer: Answer<K>, question: Question<K>): void;
  failed(kind: Kind, fault: ErrorDetails, question: Question): void;
  /** Something takes long, and how far it is; or nothing does any more. */
  waits(kind: Kind, step: Step | undefined): void;
}

/** The questions of a kind that are not answered yet. */
class Pending {
  readonly questions = new Map<number, Question>();
  since = performance.now();
  step: Step = { done: 0, of: 1, words: "" };
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class Engine {
  /** The compiled module, and an address in memory of the workers' script. */
  private readonly fetched: Promise<[WebAssembly.Module, string]>;
  private readonly workers = new Map<string, Promise<Worker>>();
  private readonly pending = new Map<Kind, Pending>();
  private id = 0;

  constructor(private readonly listener: Listener) {
    this.fetched = Promise.all([
      fetch(wasm)
        .then((response) => response.arrayBuffer())
        .then((bytes) => WebAssembly.compile(bytes)),
      fetch(script)
        .then((response) => response.blob())
        .then((blob) => URL.createObjectURL(new Blob([blob], { type: "text/javascript" }))),
    ]);
  }

  ask<K extends Kind>(kind: K, question: Question<K>): void {
    const late = this.pending.get(kind);
    if (late && performance.now() - late.since > PATIENCE) this.stop(kind);
    const pending = this.pending.get(kind) ?? new Pending();
    this.pending.set(kind, pending);
    pending.timer ??= setTimeout(() => this.listener.waits(kind, pending.step), LONG);
    this.id += 1;
    pending.questions.set(this.id, question);
    void this.post(WORKER_OF[kind], { id: this.id, kind, question });
  }

  /** Nobody wants the answer: its worker is ended, and what else waited there is asked again. */
  stop(kind: Kind): void {
    if (!this.pending.has(kind)) return;
    const name = WORKER_OF[kind];
    this.end(name);
    this.forget(kind);
    for (const [other, { questions }] of [...this.pending]) {
      const last = [...questions.values()].at(-1);
      if (WORKER_OF[other] !== name || last === undefined) continue;
      this.forget(other);
      this.ask(other, last as never);
    }
  }

  private end(name: string): void {
    void this.workers.get(name)?.then((worker) => worker.terminate());
    this.workers.delete(name);
  }

  private forget(kind: Kind): void {
    const pending = this.pending.get(kind);
    if (!pending) return;
    clearTimeout(pending.timer);
    this.pending.delete(kind);
    this.listener.waits(kind, undefined);
  }

  private async post(name: string, asked: Asked): Promise<void> {
    const worker = this.workers.get(name) ?? this.started(name);
    this.workers.set(name, worker);
    try {
      (await worker).postMessage(asked);
    } catch (fault) {
      const message = `podstripe cannot be started here: ${String(fault)}`;
      this.heard({ id: asked.id, kind: asked.kind, fault: { code: "NOT_INITIALISED", message } });
    }
  }

  /** The first message of a worker is the module. */
  private async started(name: string): Promise<Worker> {
    const [module, address] = await this.fetched;
    const worker = new Worker(address, { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      // One that broke, out of memory say, is not asked again.
      if ("fault" in data && data.fault.code === "INTERNAL_ERROR") this.end(name);
      this.heard(data);
    });
    worker.postMessage(module);
    return worker;
  }

  private heard(reply: Reply): void {
    const { id, kind } = reply;
    const pending = this.pending.get(kind);
    const question = pending?.questions.get(id);
    if (!pending || question === undefined) return;
    if ("step" in reply) {
      pending.step = reply.step;
      if (performance.now() - pending.since > LONG) this.listener.waits(kind, reply.step);
      return;
    }
    for (const other of pending.questions.keys()) if (other <= id) pending.questions.delete(other);
    if (pending.questions.size === 0) this.forget(kind);
    else pending.since = performance.now();
    if ("answer" in reply) this.listener.answered(kind, reply.answer as never, question as never);
    else this.listener.failed(kind, reply.fault, question);
  }
}
