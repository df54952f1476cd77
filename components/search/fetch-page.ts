/** Fetches another page of the list and reads its cards from the HTML. */
export async function fetchPage(href: string) {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const list = page.querySelector('[data-results]')
  if (!list) throw new Error(`${href} has no list`)
  return {
    cards: [...list.querySelectorAll('[data-result]')].map((card) => document.adoptNode(card)),
    hasMore: page.querySelector('[rel="next"]') !== null,
  }
}
