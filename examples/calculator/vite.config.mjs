import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig } from "vite";

/** The service worker, with the names of all files that the page needs, and a name that changes with any of them. */
function offline() {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).sort();
      const hash = createHash("sha256");
      for (const name of files) {
        const file = bundle[name];
        hash.update(name);
        hash.update(file?.type === "asset" ? file.source : (file?.code ?? ""));
      }
      const source = readFileSync(new URL("src/offline.js", import.meta.url), "utf8")
        .replace('"FILES"', JSON.stringify(["./", ...files.filter((name) => name !== "index.html")]))
        .replace('"NAME"', JSON.stringify(hash.digest("hex").slice(0, 16)));
      this.emitFile({ type: "asset", fileName: "offline.js", source });
    },
  };
}

/** What the page fetches at once when it starts is fetched while its script still is. */
function early() {
  return {
    name: "early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith(".wasm") || /worker-.*\.js$/.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "fetch", crossorigin: "anonymous", href: `./${name}` },
            injectTo: "head",
          })),
    },
  };
}

export default defineConfig({
  // Static files, under whatever path; what is not there is not found.
  appType: "mpa",
  base: "./",
  worker: { format: "es" },
  plugins: [early(), offline()],
  build: { target: "es2022", modulePreload: { polyfill: false }, chunkSizeWarningLimit: 700 },
});
