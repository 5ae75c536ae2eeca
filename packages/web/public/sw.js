// Where the program is opened and no server answers: shows the page that says so, which the program has left here in
// its user's language. It keeps nothing else: what is sold without a server is not sold, and what is old is not shown.
const PAGE = '/tanpa-sambungan';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(async () => (await caches.match(PAGE)) ?? Response.error()));
});
