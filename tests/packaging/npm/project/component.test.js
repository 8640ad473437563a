import init, { placeJson } from "podstripe";

import { request } from "./example.mjs";

test("a component that places", async () => {
  await Promise.all([init(), init()]);
  expect(JSON.parse(placeJson(request)).topics[0].replicas[19]).toEqual([6, 4, 5]);
});
