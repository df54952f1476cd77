const vowel = /[aeiouáéíóúüàèìòù]/i
const letter = /\p{L}/u
/** Two consonants that begin a syllable together. */
const together = /^(?:[bcdfgpt]r|[bcfgp]l|ch|ll|rr)$/i

/**
 * Where a Spanish word may be cut: indexes into its characters. At least two letters stay on either side, and two
 * vowels are never parted, hiatus or not, as careful printers have it.
 */
export function hyphenationPoints(word: string): number[] {
  const chars = [...word]
  const points: number[] = []
  for (let at = 2; at <= chars.length - 2; at += 1)
    if (beginsSyllable(chars, at) && hasLetters(chars, at)) points.push(at)
  return points
}

const hasLetters = (chars: string[], at: number) =>
  chars.slice(at - 2, at).every((one) => letter.test(one)) &&
  chars.slice(at, at + 2).every((one) => letter.test(one))

/** A consonant before a vowel begins a syllable, and takes its partner along. */
function beginsSyllable(chars: string[], at: number): boolean {
  const here = chars[at] ?? ''
  const next = chars[at + 1] ?? ''
  const before = chars[at - 1] ?? ''
  if (isVowel(chars, at)) return false
  if (together.test(before + here)) return false
  if (!chars.slice(0, at).some((_, one) => isVowel(chars, one))) return false
  if (isVowel(chars, at + 1)) return true
  return together.test(here + next) && isVowel(chars, at + 2)
}

/** The u of «que» and «gui» is written, not spoken; a y at the end is a vowel. */
function isVowel(chars: string[], at: number): boolean {
  const here = chars[at] ?? ''
  if (/y/i.test(here)) return at === chars.length - 1 || !vowel.test(chars[at + 1] ?? '')
  return vowel.test(here)
}
