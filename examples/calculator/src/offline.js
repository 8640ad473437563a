// The service worker: keeps the page's files, so that it opens without a network. A new build has another name, and what
// was kept of older ones goes.
const NAME = `podstripe-${"NAME"}`;
const FILES = "FILES";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

addEventListener("activate", (event) => {
  const others = (names) => names.filter((name) => name.startsWith("podstripe-") && name !== NAME);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  event.respondWith(caches.match(event.request, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request)));
});
