const bases = new Map<string, string>()

function baseOf(letter: string): string {
  const known = bases.get(letter)
  if (known !== undefined) return known
  const base = (letter.normalize('NFD')[0] ?? letter).toLowerCase()[0] ?? letter
  if (bases.size < 5000) bases.set(letter, base)
  return base
}

function folded(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower.replace(/[^ -~]/g, baseOf)
    : text.replace(/[A-Z]|[^ -~]/g, baseOf)
}

const recent = new Map<string, string>()
const mostRecent = 2000

/** Lower case without accents, each letter where it was: what is found in the one can be cut from the other. */
export function fold(text: string): string {
  const known = recent.get(text)
  if (known !== undefined) return known
  if (recent.size >= mostRecent) recent.clear()
  const found = folded(text)
  recent.set(text, found)
  return found
}

/** One form for singular and plural: «arroces» and «arroz», «tomates» and «tomate». */
export function stem(word: string): string {
  const single = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
  const bare = single.length > 3 && single.endsWith('e') ? single.slice(0, -1) : single
  return bare.length > 3 && bare.endsWith('c') ? `${bare.slice(0, -1)}z` : bare
}

/** The words of a folded text; an apostrophe joins, as in «carn d'olla». */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}'’·]+/gu) ?? []
}
