import init, { engine, placeJson } from "npm:podstripe";

import { request } from "./example.mjs";

await init();
console.log(JSON.stringify({ engine: engine(), placed: placeJson(request) }));
