// Where the tarballs are, and empty projects to install them into.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const here = fileURLToPath(new URL(".", import.meta.url));
const dist = process.env.DIST ?? join(here, "../../../dist");

export const PACKAGES = ["podstripe", "podstripe-node"];
export const tarball = (name) => join(dist, `${name}-0.1.0.tgz`);
/** A program of the pinned tools, to be run by Node. */
export const tool = (path) => join(here, "node_modules", path);

/** What a program printed; if it failed, that is the message of the error. */
export async function run(command, args, cwd, env = process.env) {
  try {
    return (await promisify(execFile)(command, args, { cwd, env, maxBuffer: 1 << 26 })).stdout;
  } catch ({ code, stdout, stderr }) {
    throw new Error(`${command} ${args.join(" ")}: ${code}\n${stdout}${stderr}`);
  }
}

/** A project with these packages and the programs of `project/`, gone when the tests of the file that asked for it are through. */
export async function project(...names) {
  const folder = await mkdtemp(join(tmpdir(), "podstripe-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "empty", private: true }));
  // Offline, and with a cache of its own: there is nothing to fetch.
  const quiet = ["--offline", "--no-audit", "--no-fund", "--loglevel=error", "--cache", join(folder, ".cache")];
  await run("npm", ["install", ...quiet, ...names.map(tarball)], folder);
  await cp(join(here, "project"), folder, { recursive: true });
  return folder;
}

/** Holds the JSON text of a placement of the example to what is known of it. */
export function check(text) {
  const { seed, topics } = JSON.parse(text);
  assert.equal(seed, "42");
  assert.equal(topics[0].replicas.length, 20);
  topics[0].replicas.forEach((replicas, partition) => {
    const canary = partition % 10 === 9;
    assert.deepEqual(
      replicas.filter((id) => id > 3 === canary),
      replicas,
      `partition ${partition}`,
    );
  });
  assert.deepEqual(topics[0].replicas[19], [6, 4, 5]);
}

export const manifest = async (folder, name) =>
  JSON.parse(await readFile(join(folder, "node_modules", name, "package.json"), "utf8"));
