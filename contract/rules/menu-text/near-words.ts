/** Every way to leave one letter out, to the words it may have come from. */
export type Spellings = ReadonlyMap<string, readonly string[]>

function* withOneLess(word: string): Generator<string> {
  yield word
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1)
}

export function spellings(words: readonly string[]): Spellings {
  const known = new Map<string, string[]>()
  for (const word of words)
    for (const form of withOneLess(word)) {
      const sharing = known.get(form)
      if (sharing) sharing.push(word)
      else known.set(form, [word])
    }
  return known
}

/** A letter too many, too few, wrong, or two that changed places. */
function isOneSlip(typed: string, word: string): boolean {
  let from = 0
  while (from < typed.length && typed[from] === word[from]) from++
  let tail = 0
  while (tail < Math.min(typed.length, word.length) - from && typed.at(-1 - tail) === word.at(-1 - tail))
    tail++
  const [a, b] = [typed.slice(from, typed.length - tail), word.slice(from, word.length - tail)]
  if (a.length <= 1 && b.length <= 1) return true
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]
}

export function nearest(known: Spellings, typed: string): string | null {
  if (typed.length > 24) return null
  for (const form of withOneLess(typed)) {
    const found = known.get(form)?.find((word) => isOneSlip(typed, word))
    if (found) return found
  }
  return null
}
