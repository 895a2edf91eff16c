// Lets the page open without the server. The build puts the list of its files and their hash into the first two lines.
const files = ["FILES"];
const version = "VERSION";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)));
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
  if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  // The name of an asset changes with its content, so what is kept is never out of date.
  else if (pathname.startsWith("/assets/"))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  else event.respondWith(fresh(request, pathname));
});
