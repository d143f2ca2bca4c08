// Keeps every file of the site after the first visit. VERSION and FILES are written above by the build.
/* global VERSION, FILES */
const NAME = `dejarik ${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(old())
})

// The page itself comes fresh where there is a connection; files with a hash in their name never change.
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  const kept = () => caches.match(request, { ignoreSearch: true })
  const fresh = () => fetch(request)
  event.respondWith(
    request.mode === 'navigate' ? fresh().catch(() => caches.match('./')) : kept().then((found) => found ?? fresh()),
  )
})
