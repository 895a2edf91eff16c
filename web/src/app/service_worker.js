// Lets the page open without the server, in the language that it is registered with: /sw.js?language=nl. The build puts the
// files of the page, those of its languages, and the hash of all into the first lines.
const files = ["FILES"];
const languages = { en: ["LANGUAGES"] };
const values = ["VALUES"];
const version = "VERSION";

/** The path of a file of the page, which may lie in any folder. */
const at = (file) => new URL(file, self.location.href).pathname;
const home = at("./");

/** Keeps what is not yet kept: after a change of the language that is only the new one. */
async function keep() {
  const language = new URL(self.location.href).searchParams.get("language");
  const cache = await caches.open(version);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const wanted = [...files, ...(languages[language] ?? languages.en)].map(at);
  await cache.addAll(wanted.filter((file) => !kept.includes(file)));
}

self.addEventListener("install", (event) => event.waitUntil(keep()));

/** Keeps what strong computer players, hints and reviews need: large, so only for those who come back or play without a server. */
async function keepValues() {
  const cache = await caches.open(version);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  // One after the other: whoever plays meanwhile has the network, too.
  for (const file of values.map(at)) if (!kept.includes(file)) await cache.add(file);
}

self.addEventListener("message", (event) => {
  if (event.data === "values") event.waitUntil(keepValues());
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== version);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
});

/** What the network gives, kept for when it is gone. */
async function fresh(request, key) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(version)).put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
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
