/** The cards of another page of the list, taken from that page as anybody would read it. */
export async function fetchCards(href: string) {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const cards = [...page.querySelectorAll('[data-result]')].map((card) => document.adoptNode(card))
  if (cards.length === 0) throw new Error(`${href} has no cards`)
  return { cards, hasMore: page.querySelector('[rel="next"]') !== null }
}
