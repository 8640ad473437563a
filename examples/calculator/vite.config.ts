import { defineConfig } from "vite";

export default defineConfig({
  // Static files, under whatever path.
  base: "./",
  worker: { format: "es" },
  build: { target: "es2022", modulePreload: { polyfill: false }, chunkSizeWarningLimit: 700 },
});
