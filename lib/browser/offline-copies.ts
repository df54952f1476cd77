'use client'

/** Both names are the same in public/sw.js. */
const pageCaches = 'mantel-pages-'
const seenHeader = 'x-seen-at'

export type SavedPage = { href: string; title: string; seenAt: Date }

/** The time when the page was saved, if this page is a saved copy. */
export function copySeenAt() {
  const at = Number(document.documentElement.dataset.seenAt)
  return at ? new Date(at) : null
}

/** Asks the service worker to keep this page, with all it has loaded so far. */
export async function keepThisPage() {
  const { controller, ready } = navigator.serviceWorker
  // A visitor who leaves the page has no time to wait for `ready`.
  const worker = controller ?? (await ready).active
  const uses = performance.getEntriesByType('resource').map(({ name }) => name)
  worker?.postMessage({ keep: window.location.href, uses })
}

export async function forgetCopies() {
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.active?.postMessage({ forget: true })
}

/** Removes all copies, for when an operator has switched offline reading off. */
export async function stopKeeping() {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = (await caches.keys()).filter((name) => name.startsWith('mantel-'))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** The page seen last comes first. */
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
