// Lets the page open without the server, in the language that it is registered with: /sw.js?language=nl. A first visit keeps
// what it has loaded anyway, so that it costs nothing; who comes back gets everything. The build puts the files of the
// page, those of its languages, and the hash of all into the first lines.
const files = { first: ["FIRST"], later: ["LATER"] };
const languages = { en: { first: ["FIRST"], later: ["LATER"] } };
const values = ["VALUES"];
const version = "VERSION";

/** The path of a file of the page, which may lie in any folder. */
const at = (file) => new URL(file, self.location.href).pathname;
const home = at("./");

const language = new URL(self.location.href).searchParams.get("language");
const spoken = languages[language] ?? languages.en;
const first = [...files.first, ...spoken.first];
const everything = [...first, ...files.later, ...spoken.later];

/** Those of some files that are not yet kept: after a change of the language only those of the new one. */
async function missing(cache, wanted) {
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return wanted.map(at).filter((file) => !kept.includes(file));
}

async function keep(wanted) {
  const cache = await caches.open(version);
  await cache.addAll(await missing(cache, wanted));
}

/** Keeps what strong computer players, hints and reviews need: large, so only for those who come back or play without a server. */
async function keepValues() {
  const cache = await caches.open(version);
  // One after the other: whoever plays meanwhile has the network, too.
  for (const file of await missing(cache, values)) await cache.add(file);
}

self.addEventListener("install", (event) => event.waitUntil(keep(self.registration.active ? everything : first)));

/** From a page that was opened again, or one on which a game without the server begins: "page" or "values". */
self.addEventListener("message", (event) => {
  event.waitUntil(keep(everything).then(() => event.data === "values" && keepValues()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== version);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

/** How long a network that does not answer is waited for when there is something kept, in milliseconds. */
const patience = 4000;

async function fromNetwork(request, key) {
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(version)).put(key, answer.clone());
  return answer;
}

/** What the network gives, kept for when it is gone or does not answer in time. */
async function fresh(request, key) {
  const answer = fromNetwork(request, key);
  const kept = await caches.match(key);
  if (!kept) return answer;
  const late = new Promise((resolve) => setTimeout(resolve, patience, kept));
  return Promise.race([answer.catch(() => kept), late]);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (/^\/(api|health|metrics)(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, home));
  // The name of an asset changes with its content, so what is kept is never out of date.
  else if (pathname.startsWith(at("./assets/"))) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else event.respondWith(fresh(request, pathname));
});
