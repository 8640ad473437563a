import { request } from "./example.mjs";

const { default: init, engine, placeJson } = await import(process.argv[2]);

await init();
console.log(JSON.stringify({ engine: engine(), placed: placeJson(request) }));
