import type { ShownResult } from '@/lib/search/shown-result'

/** Reads the data of the map from the attributes of the list's items (`resultFacts`). The name is the text of the card's link. */
export function listedResults(list: ParentNode): ShownResult[] {
  return [...list.querySelectorAll<HTMLElement>('[data-result]')].map((item) => {
    const { result: id = '', at = '', price } = item.dataset
    const [lat = 0, lon = 0] = at.split(' ').map(Number)
    const name = item.querySelector('a')?.textContent ?? ''
    return { id, name, position: { lat, lon }, price: price ? Number(price) : null }
  })
}
