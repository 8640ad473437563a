// Edge workers, which compile a .wasm themselves when it is imported, and forbid compiling bytes.
import module from "./podstripe_bg.wasm";
import { initSync } from "./instance.js";

initSync(module);

export const init = async () => {};
export default init;
export * from "./public.js";
