import { Worker } from "node:worker_threads";

// Two threads at once, each with an engine of its own.
const outcome = () =>
  new Promise((resolve, reject) => {
    const program = new URL("./import.mjs", import.meta.url);
    const worker = new Worker(program, { argv: process.argv.slice(2), stdout: true });
    let text = "";
    worker.stdout.on("data", (data) => (text += data));
    worker.on("error", reject);
    worker.on("exit", () => resolve(text));
  });
const texts = await Promise.all([outcome(), outcome()]);
if (texts[0] !== texts[1]) throw new Error(`two threads differ: ${texts}`);
process.stdout.write(texts[0]);
