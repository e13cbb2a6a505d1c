import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

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
  plugins: [toml(), svelte()],
  resolve: { alias: { "@hullbreach": new URL("../src/hullbreach", import.meta.url).pathname } },
  build: {
    outDir: "../src/hullbreach/table/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8765", "/ws": { target: "http://127.0.0.1:8765", ws: true } } },
});
