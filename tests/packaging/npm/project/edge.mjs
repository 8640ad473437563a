import init, { engine, placeJson } from "podstripe";

import { request } from "./example.mjs";

await init();
export default {
  fetch: () => Response.json({ engine: engine(), placed: placeJson(request) }),
};
