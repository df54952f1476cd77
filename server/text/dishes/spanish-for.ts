import { nounsByName } from './fill-cells'
import { lexicon } from './read-lexicon'
import { tokensOf } from './tokens'

/** Words that join, in the languages of the lexicon: they name nothing to eat. */
const small = new Set('with and of in the a avec et de du au aux la le mit und amb i con y eta'.split(' '))

/** Shorter names are rather a word of Spanish: French «bar» is a sea bass. English has «ham», «egg» and «cod». */
const fewestLetters = 4

/** The Spanish name of what another language calls so: «pollo» for «chicken», «pollastre» and «oilasko». */
function nameFor(key: string): string | null {
  if (lexicon.es.nouns.has(key) || lexicon.es.ways.has(key)) return null
  const found = nounsByName.get(key)
  if (!found || (key.length < fewestLetters && !found.isEnglish)) return null
  return found.noun.forms.es?.singular ?? null
}

/** A search in Spanish, if all of it is in another language. */
export function spanishFor(words: string[]): string[] | null {
  const keys = tokensOf(words.join(' ')).map(({ word }) => word)
  const whole = nameFor(keys.join(' '))
  if (whole) return whole.split(' ')
  const named = keys.filter((key) => !small.has(key)).map(nameFor)
  const known = named.filter((name) => name !== null)
  return known.length > 0 && known.length === named.length ? known : null
}
