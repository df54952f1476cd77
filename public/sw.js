// Keeps the visited pages, so that they can be read without a connection. The worker always asks the network first. Only if the network
// fails, it shows a copy, and the copy names its time (`data-seen-at`, read by components/offline). Owner pages and /api are never kept.
// Increase `version` when the form of the kept data changes. To remove the worker everywhere: `offline: false` in lib/site.ts.
const version = '1'
const pages = `mantel-pages-${version}`
const parts = `mantel-parts-${version}`
const offlinePage = '/sin-conexion'
/** Its address carries the list; the last one seen stands for whatever is asked without a connection. */
const favouritesPage = '/favoritos'

const mostPages = 40
const mostParts = 400
/** With three bars of signal a page may never come; who has a copy waits this long for something newer. */
const patience = 5000
/** A page that came by the network has just been kept. */
const justNow = 10_000

/** «/en/faqs» is «/faqs» in another language (contract/languages.ts). */
const language = /^\/(ca|gl|eu|en|fr|de)(?=\/|$)/
const bare = (pathname) => pathname.replace(language, '') || '/'
const offlinePageFor = (pathname) => (pathname.match(language)?.[0] ?? '') + offlinePage

const publicPage =
  /^\/($|restaurant\/search(\/|$)|restaurant\/profile\/(?!edit\/)|menu-del-dia\/|(que-es-el-menu-del-dia|favoritos|faqs|contacta|creditos|privacidad|aviso-legal|sin-conexion)$)/
const isPublic = (pathname) => publicPage.test(bare(pathname))
const publicPart = /^\/(_next\/static|files|icons|map)\//

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage(offlinePage).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(start())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate' && request.destination === 'document') event.respondWith(navigate(event, url))
  else if (publicPart.test(url.pathname)) event.respondWith(fetch(request).catch(() => keptPart(request)))
})

/** From a page: `keep` it, with the parts it `uses`; or `forget` everything. */
self.addEventListener('message', (event) => {
  const { keep, uses = [], forget } = event.data ?? {}
  if (keep) event.waitUntil(keepSeen(keep, uses).catch(() => {}))
  if (forget) event.waitUntil(deleteCaches(() => true).then(() => keepPage(offlinePage)))
})

async function start() {
  await deleteCaches((name) => name !== pages && name !== parts)
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

async function navigate(event, url) {
  const isKept = isPublic(url.pathname)
  const copy = isKept ? await copyOf(url.href) : undefined
  const coming = fromNetwork(event)
  if (isKept) event.waitUntil(coming.then((response) => keepResponse(url.href, response.clone())).catch(() => {}))
  try {
    return await (copy ? inTime(coming) : coming)
  } catch {
    if (copy) return asCopy(copy)
    const from = encodeURIComponent(url.pathname + url.search)
    const own = offlinePageFor(url.pathname)
    const page = (await copyOf(own)) ? own : offlinePage
    return (await copyOf(page)) ? Response.redirect(`${page}?desde=${from}`) : Response.error()
  }
}

function keyOf(href) {
  const { pathname, search, origin } = new URL(href, self.location.origin)
  return origin + pathname + ([offlinePage, favouritesPage].includes(bare(pathname)) ? '' : search)
}

const copyOf = (href) => caches.match(keyOf(href), { cacheName: pages, ignoreVary: true })

async function fromNetwork(event) {
  return (await event.preloadResponse) ?? fetch(event.request)
}

function inTime(coming) {
  const tooLate = new Promise((_, reject) => setTimeout(reject, patience))
  return Promise.race([coming, tooLate])
}

async function asCopy(copy) {
  const seenAt = copy.headers.get('x-seen-at')
  const html = await copy.text()
  return new Response(html.replace('<html ', `<html data-seen-at="${seenAt}" `), { headers: copy.headers })
}

async function keptPart(request) {
  return (await caches.match(request, { cacheName: parts })) ?? Response.error()
}

async function keepSeen(href, uses) {
  const { pathname, origin } = new URL(href)
  if (origin !== self.location.origin) return
  // Owners read it too, in the language of their pages.
  const own = offlinePageFor(pathname)
  if (!(await copyOf(own))) await keepPage(own)
  if (!isPublic(pathname)) return
  const copy = await copyOf(href)
  if (!(Date.now() - copy?.headers.get('x-seen-at') < justNow)) await keepPage(href)
  await keepParts(uses)
  await dropOldest()
}

async function keepPage(href) {
  await keepResponse(href, await fetch(href))
  if (bare(href) === offlinePage) await keepParts(await partsNamedBy([await copyOf(href)]))
}

async function keepResponse(href, response) {
  const type = response.headers.get('content-type') ?? ''
  if (response.status !== 200 || !type.startsWith('text/html') || isStillEmpty(href)) return
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set('x-seen-at', String(Date.now()))
  const cache = await caches.open(pages)
  await cache.put(keyOf(href), new Response(response.body, { headers }))
}

/** Favourites come in two steps: first the page, which then writes the browser's list into its address. */
function isStillEmpty(href) {
  const { pathname, search } = new URL(href, self.location.origin)
  return bare(pathname) === favouritesPage && search === ''
}

/** The browser has most of them already, so this asks its own cache before the network. */
async function keepParts(hrefs) {
  const cache = await caches.open(parts)
  for (const href of new Set(hrefs)) {
    const { pathname, origin } = new URL(href, self.location.origin)
    if (origin !== self.location.origin || !publicPart.test(pathname) || (await cache.match(href))) continue
    const response = await fetch(href, { cache: 'force-cache' }).catch(() => undefined)
    if (response?.status === 200) await cache.put(href, response)
  }
}

async function dropOldest() {
  const cache = await caches.open(pages)
  const seen = (await cache.keys()).filter(({ url }) => bare(new URL(url).pathname) !== offlinePage)
  await Promise.all(seen.slice(0, -mostPages).map((request) => cache.delete(request)))
  const kept = await caches.open(parts)
  const partRequests = await kept.keys()
  if (partRequests.length <= mostParts) return
  const named = new Set(await partsNamedBy(await cache.matchAll()))
  await Promise.all(
    partRequests.filter(({ url }) => !named.has(new URL(url).pathname)).map((request) => kept.delete(request)),
  )
}

async function partsNamedBy(responses) {
  const texts = await Promise.all(responses.map((response) => response.clone().text()))
  return texts.flatMap((text) => text.match(/\/(_next\/static|files|icons|map)\/[\w./~-]+/g) ?? [])
}

async function deleteCaches(isOld) {
  const names = (await caches.keys()).filter((name) => name.startsWith('mantel-') && isOld(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}
