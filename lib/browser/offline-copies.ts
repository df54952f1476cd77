'use client'

/** Both names are public/sw.js's. */
const pageCaches = 'mantel-pages-'
const seenHeader = 'x-seen-at'

export type SavedPage = { href: string; title: string; seenAt: Date }

/** The moment a page was taken, when what is shown is a copy. */
export function copySeenAt() {
  const at = Number(document.documentElement.dataset.seenAt)
  return at ? new Date(at) : null
}

/** Asks for this page to be kept, with all it has loaded so far. */
export async function keepThisPage() {
  const { controller, ready } = navigator.serviceWorker
  // Who is leaving has no time to wait.
  const worker = controller ?? (await ready).active
  const uses = performance.getEntriesByType('resource').map(({ name }) => name)
  worker?.postMessage({ keep: window.location.href, uses })
}

export async function forgetCopies() {
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage({ forget: true })
}

/** Leaves nothing behind: for when an operator has switched this off. */
export async function stopKeeping() {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = (await caches.keys()).filter((name) => name.startsWith('mantel-'))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** The last seen first. */
export async function savedPages(): Promise<SavedPage[]> {
  if (!('caches' in window)) return []
  const names = (await caches.keys()).filter((name) => name.startsWith(pageCaches))
  const found = await Promise.all(names.map(pagesIn))
  return found.flat().sort((a, b) => b.seenAt.getTime() - a.seenAt.getTime())
}

async function pagesIn(name: string) {
  const cache = await caches.open(name)
  const requests = await cache.keys()
  return Promise.all(
    requests.map(async (request) => {
      const copy = await cache.match(request, { ignoreVary: true })
      const page = new DOMParser().parseFromString((await copy?.text()) ?? '', 'text/html')
      const { pathname, search } = new URL(request.url)
      return {
        href: pathname + search,
        title: page.title,
        seenAt: new Date(Number(copy?.headers.get(seenHeader))),
      }
    }),
  )
}
