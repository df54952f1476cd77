import type { ShownResult } from '@/lib/search/shown-result'

/** What the map needs to know of the cards, as the items of a list say it (`resultFacts`). Each card says its own name. */
export function listedResults(list: ParentNode): ShownResult[] {
  return [...list.querySelectorAll<HTMLElement>('[data-result]')].map((item) => {
    const { result: id = '', at = '', price } = item.dataset
    const [lat = 0, lon = 0] = at.split(' ').map(Number)
    const name = item.querySelector('a')?.textContent ?? ''
    return { id, name, position: { lat, lon }, price: price ? Number(price) : null }
  })
}
