import { holds, same } from "./expect.mjs";
import { small } from "./requests.mjs";

/** The names of the values that index.d.ts declares. */
const declared = (types) => [
  // A function with overloads is declared several times.
  ...new Set(
    [...types.matchAll(/^export (?:default )?(?:declare )?(?:function|class|const) (\w+)/gm)].map(([, name]) => name),
  ),
];

export const surface = (api, { types, engine }) => ({
  "exports are those of index.d.ts": () => {
    // CommonJS sees one more: how Node marks an ES module.
    const names = Object.keys(api).filter((name) => name !== "module.exports" && name !== "__esModule");
    same(names.sort(), [...declared(types), "default"].sort());
    same(api.default, api.init);
  },
  "engine() says what runs": () => same(api.engine(), engine),
  "init may be called at any time": async () => {
    await Promise.all([api.init(), api.init(), api.default()]);
    api.initSync();
    holds(api.place(small()).topics.length === 1, "it places");
  },
});
