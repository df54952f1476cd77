import { readPage } from '@/lib/browser/read-page'

/** Fetches another page of the list and reads its cards from the HTML. */
export async function fetchPage(href: string) {
  const page = await readPage(href)
  const list = page?.querySelector('[data-results]')
  if (!page || !list) throw new Error(`${href} has no list`)
  return {
    cards: [...list.querySelectorAll('[data-result]')].map((card) => document.adoptNode(card)),
    hasMore: page.querySelector('[rel="next"]') !== null,
  }
}
