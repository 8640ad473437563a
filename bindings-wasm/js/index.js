// Browsers and bundlers: the .wasm stands beside this file, in a form that Vite, webpack and Rollup follow.
import { once } from "./instance.js";

export const init = once(() => new URL("./podstripe_bg.wasm", import.meta.url));
export default init;
export * from "./public.js";
