import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { installable } from "./scripts/installable";

/** Facts and rule catalogues are the TOML files of the rules themselves. */
function toml(): Plugin {
  return {
    name: "toml",
    enforce: "pre",
    transform(source, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(parse(source))}`, map: null, moduleType: "js" };
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [toml(), svelte(), installable()],
  resolve: { alias: { "@hullbreach": new URL("../src/hullbreach", import.meta.url).pathname } },
  build: {
    outDir: "../src/hullbreach/table/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Components are looked at in a real browser by tests/browser; what has no looks is tested here.
  test: { include: ["tests/**/*.test.ts"] },
  server: { proxy: { "/api": "http://127.0.0.1:8765", "/ws": { target: "http://127.0.0.1:8765", ws: true } } },
});
