// The service worker: what was built is kept by its hashed name, and who cannot reach the server is told so. Nothing a server
// answers to a question is ever kept: no table, no seat, nobody's key. The build writes the version, so that a new one replaces this.
const CACHE = "hullbreach-VERSION";
const OFFLINE = ["offline.html", "offline.css", "offline.js", "icon.svg"];
/** What stands between us and the server says that it is away. */
const AWAY = [502, 503, 504];

const here = (file) => new URL(file, self.registration.scope).href;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(OFFLINE.map((file) => new Request(here(file), { cache: "reload" })))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("hullbreach-") && name !== CACHE).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(visit(request));
  else if (isBuilt(request)) event.respondWith(kept(request));
});

/** Files under assets/ carry a hash in their names; those of the offline page come with this worker. A part of a file is not kept. */
function isBuilt({ url, headers }) {
  const plain = url.split(/[?#]/)[0];
  return !headers.has("range") && (plain.startsWith(here("assets/")) || OFFLINE.some((file) => plain === here(file)));
}

async function visit(request) {
  try {
    const answer = await fetch(request);
    return AWAY.includes(answer.status) ? await offline() : answer;
  } catch {
    return offline();
  }
}

async function offline() {
  return (await caches.match(here("offline.html"))) ?? Response.error();
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.status === 200) void cache.put(request, answer.clone()).catch(() => undefined); // a full disk is no reason to fail
  return answer;
}
