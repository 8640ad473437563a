const { engine, placeJson } = require(process.argv[2]);
const { request } = require("./example.mjs");

console.log(JSON.stringify({ engine: engine(), placed: placeJson(request) }));
