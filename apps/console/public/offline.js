// Keeps the files of pages that must open without a connection, and hands them out when there is none. The pages ask for it themselves
// (src/lib/kept-page.ts). Answers of the server are never kept here.
const cacheOf = (page) => `page ${page}`

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('message', (event) => {
  const { page, files } = event.data ?? {}
  if (typeof page !== 'string' || !Array.isArray(files)) return
  event.waitUntil(keep(page, files))
})

/** Keeps a page with its files, and drops those of an older build. */
async function keep(page, files) {
  const cache = await caches.open(cacheOf(page))
  const wanted = [page, ...files].map((file) => new URL(file, location.origin).href)
  const kept = (await cache.keys()).map(({ url }) => url)
  // Below assets/ an address stands for the same bytes for ever; the page itself is fetched anew.
  await cache.addAll(wanted.filter((file) => file === wanted[0] || !kept.includes(file)))
  await Promise.all(kept.filter((file) => !wanted.includes(file)).map((file) => cache.delete(file)))
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => keptPage(pathname)))
  else if (/\/assets\/|\/(theme|dates)\.js$|\/favicon\.svg$/.test(pathname)) event.respondWith(keptFile(request))
})

/** The page itself, else any other that is kept: all of them are one document, which looks at its address. */
async function keptPage(pathname) {
  const own = await caches.match(pathname)
  if (own) return own
  for (const name of await caches.keys()) {
    const page = name.startsWith(cacheOf('')) && (await caches.match(name.slice(cacheOf('').length)))
    if (page) return page
  }
  return Response.error()
}

const keptFile = async (request) => (await caches.match(request)) ?? fetch(request)
