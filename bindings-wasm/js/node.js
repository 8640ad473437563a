// Node and Deno: ready when imported. Nothing is awaited, so that require() works too.
import { readFileSync } from "node:fs";
import { initSync } from "./instance.js";

initSync(readFileSync(new URL("./podstripe_bg.wasm", import.meta.url)));

export const init = async () => {};
export default init;
export * from "./public.js";
