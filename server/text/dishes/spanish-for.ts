import { everydayWords } from './everyday-words'
import { nounsByName } from './fill-cells'
import { lexicon } from './read-lexicon'
import { keyOf, tokensOf } from './tokens'

/** Words that join, in the languages of the lexicon: they name nothing to eat. */
const foreignJoining = new Set(
  'with and of in the an avec et du au aux le les mit und amb i els eta'.split(' '),
)
const castilianJoining = new Set('a de la con y'.split(' '))
const isJoining = (key: string) => foreignJoining.has(key) || castilianJoining.has(key)

/** Shorter names are rather a word of Spanish: French «bar» is a sea bass. English has «ham», «egg» and «cod». */
const fewestLetters = 4

const longestName = 4

/** The Spanish name of what another language calls so: «pollo» for «chicken», «pollastre» and «oilasko». */
function nameFor(key: string): string | null {
  if (isCastilian(key)) return null
  const usual = everydayWords.get(key)
  if (usual) return usual
  const found = nounsByName.get(key)
  if (!found || (key.length < fewestLetters && !found.isEnglish)) return null
  return found.noun.forms.es?.singular ?? null
}

const isCastilian = (key: string) => lexicon.es.nouns.has(key) || lexicon.es.ways.has(key)

/** «amb tomàquet» says what comes with it. */
const beside = /^(?:with|avec|mit|amb|con) /

/** What says how something is made: «grilled», «rostit», «á grella», «errea». */
const ways = new Set(
  [
    ...[...lexicon.es.ways.values()].flatMap(({ way: { forms } }) =>
      (['en', 'fr', 'de'] as const).flatMap((language) => forms[language]?.forms ?? []),
    ),
    ...[lexicon.ca, lexicon.gl, lexicon.eu].flatMap(({ ways }) => [...ways.keys()]),
  ].flatMap((written) => {
    const key = keyOf(written)
    return key === '' || isCastilian(key) || beside.test(key) ? [] : [key]
  }),
)

/** «gegrilltes Hähnchen» */
const isWay = (key: string) => ways.has(key) || ways.has(key.replace(/e[nmrs]?$/, ''))

/** What is made so has a name of its own in Spain, which is not all that is meant: «grilled chicken» is no «churrasco de pollo» alone. */
const plainly = /^(?:grilled|roast|fried|boiled|gegrillte[mnrs]?) (.+)$|^(.+) grillee?s?$/

function meantBy(key: string): string | null {
  const name = nameFor(key)
  const [, behind, before = ''] = plainly.exec(key) ?? []
  const bare = nameFor(behind ?? before)
  return name && bare && !name.startsWith(bare) ? bare : name
}

type Read = { name: string | null; isForeign: boolean; length: number }

/** What begins the words: the longest name, a joining word, a way of cooking, or something Spanish. Null for an unknown word. */
function readFirst(keys: string[]): Read | null {
  for (let length = Math.min(longestName, keys.length); length > 0; length--) {
    const key = keys.slice(0, length).join(' ')
    const name = meantBy(key)
    if (name) return { name, isForeign: true, length }
    if (isWay(key)) return { name: null, isForeign: false, length }
  }
  const [key = ''] = keys
  if (isJoining(key)) return { name: null, isForeign: false, length: 1 }
  return isCastilian(key) ? { name: key, isForeign: false, length: 1 } : null
}

/**
 * A search in Spanish, if a part of it is in another language and all of it is understood. Spanish words stay beside a foreign joining
 * word, «pollo with rice»: without it «polo de limón» would be chicken.
 */
export function spanishFor(words: string[]): string[] | null {
  const keys = tokensOf(words.join(' ')).map(({ word }) => word)
  const read: Read[] = []
  for (let at = 0; at < keys.length; ) {
    const next = readFirst(keys.slice(at))
    if (!next) return null
    read.push(next)
    at += next.length
  }
  const names = read.filter(({ name }) => name !== null)
  const isMixed = names.some(({ isForeign }) => !isForeign)
  if (!names.some(({ isForeign }) => isForeign)) return null
  if (isMixed && !keys.some((key) => foreignJoining.has(key))) return null
  return names.flatMap(({ name }) => name?.split(' ') ?? [])
}
