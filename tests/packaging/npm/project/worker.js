import init, { placeJson } from "podstripe";

import { request } from "./example.mjs";

// No top-level await: Vite builds workers as classic scripts unless it is told otherwise.
init().then(() => self.postMessage(placeJson(request)));
