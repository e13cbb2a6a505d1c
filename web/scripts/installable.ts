import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "fr"];
const BACK = "#0a1120";
const WORKER = new URL("../worker/sw.js", import.meta.url);
const PUBLIC = new URL("../public/", import.meta.url);
const LOCALES = new URL("../../src/hullbreach/locales/", import.meta.url);

/** What a language says, where nothing of the client runs yet. */
function speaker(language: string): (id: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/web.ftl`, LOCALES), "utf-8")));
  return (id) => bundle.formatPattern(bundle.getMessage(id)!.value!);
}

function manifest(language: string): string {
  const say = speaker(language);
  return JSON.stringify({
    id: "./", start_url: "./", scope: "./", lang: language, name: say("web-name"), short_name: say("web-name"), description: say("web-motto"),
    display: "standalone", background_color: BACK, theme_color: BACK, categories: ["games"],
    icons: [
      { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}

/** The page without a server: every language is in it, and its script shows the right one. */
function offlinePage(): string {
  const texts = LANGUAGES.map((language) => {
    const say = speaker(language);
    return `<main lang="${language}" hidden><img src="icon.svg" alt="" /><h1>${say("web-offline")}</h1><p>${say("web-offline-kept")}</p><p role="status">${say("web-offline-back")}</p><button type="button">${say("web-again")}</button></main>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="theme-color" content="${BACK}" /><link rel="stylesheet" href="offline.css" /><title>${speaker("en")("web-name")}</title></head><body>${texts.join("")}<script type="module" src="offline.js"></script></body></html>`;
}

/** What makes the pages an app: manifests, the page without a server, and the service worker with the version of all that was built. */
export function installable(): Plugin {
  return {
    name: "installable",
    transformIndexHtml: () => [{ tag: "link", attrs: { rel: "manifest", href: "manifest.en.webmanifest" }, injectTo: "head" }],
    generateBundle(_options, bundle) {
      const files = { "offline.html": offlinePage(), ...Object.fromEntries(LANGUAGES.map((language) => [`manifest.${language}.webmanifest`, manifest(language)])) };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
      const worker = readFileSync(WORKER, "utf-8");
      const version = createHash("sha256").update(JSON.stringify([worker, files, Object.keys(bundle).sort()]));
      for (const name of readdirSync(PUBLIC).sort()) version.update(readFileSync(new URL(name, PUBLIC)));
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker.replace("VERSION", version.digest("hex").slice(0, 12)) });
    },
  };
}
