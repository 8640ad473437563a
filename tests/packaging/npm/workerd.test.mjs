// The installed package in workerd, the runtime of edge workers, which loads modules from its configuration alone.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, posix } from "node:path";
import { createInterface } from "node:readline";
import { after, test } from "node:test";

import { check, manifest, project, run } from "./setup.mjs";

// The program itself: ending the package's own starter would leave it running.
const { default: workerd } = createRequire(import.meta.url)("workerd");
const folder = await project("podstripe");

/** What a bundler for workers makes: every file of the package, and the entry for `workerd` under the bare name. */
async function modules() {
  const entry = posix.normalize((await manifest(folder, "podstripe")).exports["."].workerd);
  const files = (await readdir(join(folder, "node_modules/podstripe"))).filter((name) => /\.(js|wasm)$/.test(name));
  const listed = files.map((file) => [file === entry ? "podstripe" : file, `node_modules/podstripe/${file}`]);
  return [["edge.mjs", "edge.mjs"], ["example.mjs", "example.mjs"], ...listed]
    .map(([name, path]) => `(name = "${name}", ${path.endsWith(".wasm") ? "wasm" : "esModule"} = embed "${path}"),`)
    .join("\n    ");
}

await writeFile(
  join(folder, "workerd.capnp"),
  `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  compatibilityDate = "2026-01-01",
  modules = [
    ${await modules()}
  ],
);
`,
);

/** Starts workerd on a free port of the loopback; it ends with this file's tests. */
async function serve() {
  const server = spawn(workerd, ["serve", "workerd.capnp", "--control-fd=1"], { cwd: folder });
  let complaint = "";
  server.stderr.on("data", (data) => (complaint += data));
  const ended = once(server, "exit");
  after(async () => {
    server.kill();
    await ended;
  });
  for await (const line of createInterface(server.stdout)) {
    const { event, port } = JSON.parse(line);
    if (event === "listen") return `http://127.0.0.1:${port}/`;
  }
  throw new Error(`workerd ended: ${complaint}`);
}

test("workerd: the same bytes as Node's", async () => {
  const text = await (await fetch(await serve())).text();
  const outcome = JSON.parse(text);
  assert.equal(outcome.engine, "wasm");
  check(outcome.placed);
  assert.equal(text, (await run(process.execPath, ["import.mjs", "podstripe"], folder)).trim());
});
