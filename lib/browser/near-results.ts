import type { ShownResult } from '@/lib/search/shown-result'
import { listedResults } from './listed-results'
import { readPage } from './read-page'

export type NearResults = {
  cards: Element[]
  cheapest: ShownResult | null
  /** How many menus the page has, and whether another page follows. */
  count: number
  hasMore: boolean
}

const shownCards = 3

/** Reads the first cards of a search from its page, which is kept for everybody. Null where it fails or has none. */
export async function fetchNearResults(href: string): Promise<NearResults | null> {
  const page = await readPage(href)
  if (!page) return null
  const found = [...page.querySelectorAll('[data-result] > article')]
  const cards = found.toSorted((a, b) => servingRank(a) - servingRank(b)).slice(0, shownCards)
  if (cards.length === 0) return null
  const priced = listedResults(page).filter(({ price }) => price !== null)
  const [cheapest = null] = priced.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))
  return {
    cards: cards.map((card) => document.adoptNode(card)),
    cheapest,
    count: found.length,
    hasMore: page.querySelector('a[rel="next"]') !== null,
  }
}

/** Menus that are served now come first, then menus of later today. */
function servingRank(card: Element) {
  const tone = card.querySelector('[data-serving]')?.getAttribute('data-tone')
  return tone === 'open' ? 0 : tone === 'later' ? 1 : 2
}

/** Names and prices of today's menus among the favourites, from the page that shows them. */
export async function fetchFavouriteMenus(ids: readonly string[]): Promise<string[]> {
  const page = await readPage(`/favoritos?ids=${ids.join(',')}`)
  if (!page) return []
  return [...page.querySelectorAll('article')].flatMap((card) => {
    const name = card.querySelector('h2 a')?.textContent
    const price = card.querySelector('.price-tag')?.textContent
    return name && price ? [`${name} ${price.replace(/\s*€/, '\u00a0€')}`] : []
  })
}
