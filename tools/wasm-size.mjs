// Prints how large the .wasm is and where its bytes go, and fails above the limit:
// node tools/wasm-size.mjs FOLDER LIMIT_KB, with the folder that tools/wasm-build made.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const KB = 1024;
const SHOWN = 20;
const [CUSTOM, IMPORT, CODE, DATA] = [0, 2, 10, 11];

class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  get done() {
    return this.at >= this.bytes.length;
  }

  number() {
    let [value, scale, byte] = [0, 1, 0];
    do {
      byte = this.bytes[this.at++];
      value += (byte & 0x7f) * scale;
      scale *= 128;
    } while (byte >= 0x80);
    return value;
  }

  slice(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  text() {
    return Buffer.from(this.slice(this.number())).toString();
  }
}

/** Function names by index, from the `name` section. */
function namesIn(section) {
  const names = new Map();
  while (!section.done) {
    const kind = section.slice(1)[0];
    const part = new Reader(section.slice(section.number()));
    if (kind !== 1) continue;
    for (let count = part.number(); count > 0; count -= 1) names.set(part.number(), part.text());
  }
  return names;
}

/** How many functions are imported, which take the first indices. */
function importedIn(section) {
  let functions = 0;
  for (let count = section.number(); count > 0; count -= 1) {
    section.text();
    section.text();
    const kind = section.slice(1)[0];
    if (kind === 0) {
      functions += 1;
      section.number();
    } else if (kind === 1 || kind === 2) {
      if (kind === 1) section.slice(1);
      if (section.number() & 1) section.number();
      section.number();
    } else {
      section.slice(2);
    }
  }
  return functions;
}

function functionsOf(bytes) {
  const reader = new Reader(bytes);
  reader.slice(8);
  let [imported, names, data] = [0, new Map(), 0];
  const sizes = [];
  while (!reader.done) {
    const id = reader.slice(1)[0];
    const section = new Reader(reader.slice(reader.number()));
    if (id === IMPORT) imported = importedIn(section);
    if (id === DATA) data = section.bytes.length;
    if (id === CUSTOM && section.text() === "name") names = namesIn(section);
    if (id === CODE) {
      for (let count = section.number(); count > 0; count -= 1) {
        const size = section.number();
        section.slice(size);
        sizes.push(size);
      }
    }
  }
  return { data, functions: sizes.map((size, at) => ({ size, name: names.get(imported + at) ?? "?" })) };
}

/** `podstripe::formats::kcat::metadata_from::h123` is of `podstripe::formats::kcat`. */
function moduleOf(name) {
  const path = name.replace(/::h[0-9a-f]{16}$/, "").replace(/\[[0-9a-f]+\]/g, "");
  const inner = path.startsWith("<") ? (/^<(?:&?(?:mut )?)([\w:]+)/.exec(path)?.[1] ?? path) : path;
  const parts = inner.split("::");
  return parts.length === 1 ? "exports and glue" : parts.slice(0, Math.min(3, parts.length - 1)).join("::");
}

const [folder, limit] = process.argv.slice(2);
const packed = gzipSync(readFileSync(`${folder}/podstripe_bg.wasm`), { level: 9 }).length;
const { data, functions } = functionsOf(readFileSync(`${folder}.named.wasm`));
const modules = new Map([["data (texts, tables)", data]]);
for (const { name, size } of functions) modules.set(moduleOf(name), (modules.get(moduleOf(name)) ?? 0) + size);
for (const [name, size] of [...modules].sort((left, right) => right[1] - left[1]).slice(0, SHOWN)) {
  console.log(`${(size / KB).toFixed(1).padStart(7)} KB  ${name}`);
}
console.log(`podstripe_bg.wasm: ${(packed / KB).toFixed(1)} KB gzipped, the limit is ${limit} KB`);
process.exitCode = packed <= Number(limit) * KB ? 0 : 1;
