/** The part of a text that a search engine shows, cut between words. */
export function plainExcerpt(text: string, max = 155) {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= max) return plain
  const cut = plain.slice(0, max)
  const end = cut.lastIndexOf(' ')
  return `${(end > max / 2 ? cut.slice(0, end) : cut).toWellFormed().replace(/[\s,;:.]+$/, '')}…`
}
