import init, { placeJson } from "podstripe";
import { init as initSlim, placeJson as placeSlim } from "podstripe/slim";
import wasm from "podstripe/wasm?url";

import { request } from "./example.mjs";

const inWorker = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
// Never fails: the text of an error is an outcome that the test shows.
const told = (call) => call().catch(String);

window.outcome = {
  page: await told(async () => (await init(), placeJson(request))),
  worker: await told(inWorker),
  slim: await told(async () => (await initSlim(wasm), placeSlim(request))),
};
