// Lets the page open without the server, in the language that it is registered with: /sw.js?language=nl. A first visit keeps
// what it has loaded anyway, so that it costs nothing; who comes back gets everything. The build puts the files of the
// page, those of its languages, and the hash of all into the first lines.
const files = { first: ["FIRST"], later: ["LATER"] };
const languages = { en: { first: ["FIRST"], later: ["LATER"] } };
const version = "VERSION";

const language = new URL(self.location.href).searchParams.get("language");
const spoken = languages[language] ?? languages.en;
const first = [...files.first, ...spoken.first];
const everything = [...first, ...files.later, ...spoken.later];

/** Keeps what is not yet kept: after a change of the language that is only the new one. */
async function keep(wanted) {
  const cache = await caches.open(version);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(wanted.filter((file) => !kept.includes(file)));
}

self.addEventListener("install", (event) => event.waitUntil(keep(self.registration.active ? everything : first)));

/** From a page that was opened again. */
self.addEventListener("message", (event) => event.waitUntil(keep(everything)));

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
  if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  // The name of an asset changes with its content, so what is kept is never out of date.
  else if (pathname.startsWith("/assets/")) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else event.respondWith(fresh(request, pathname));
});
