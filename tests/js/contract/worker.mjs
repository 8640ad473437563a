// The contract in a web worker: it is told the data, and tells the outcomes.
import * as api from "/podstripe/index.js";
import { run } from "./run.mjs";

self.onmessage = async ({ data }) => {
  await api.init();
  self.postMessage(await run(api, data));
};
