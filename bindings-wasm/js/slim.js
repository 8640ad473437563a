// The caller says where the .wasm is: bytes, a module, a URL, a Response. No bundler sees one here.
import { once } from "./instance.js";
import { PlacementError } from "./error.js";

export const init = once(() => {
  throw new PlacementError({
    code: "NOT_INITIALISED",
    message: "podstripe/slim knows no .wasm of its own: give init its bytes, module, URL or Response",
  });
});
export default init;
export * from "./public.js";
