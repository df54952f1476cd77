import { nounsIn } from './fill-cells'
import { lexicon } from './read-lexicon'
import { type ForeignLanguage, foreignLanguages, searchKey, searchWords, singularsOf } from './search-words'

/** Words that join, in the languages of the lexicon: they name nothing to eat. */
const foreignJoining = new Set(
  'with and of in the an avec et du au aux le les mit und amb i els eta'.split(' '),
)
const castilianJoining = new Set('a de la con y'.split(' '))
const isJoining = (key: string) => foreignJoining.has(key) || castilianJoining.has(key)

/** The language of the page. */
export type SearchLanguage = ForeignLanguage | 'es'

/** Shorter names of a language that is not the page's are rather a word of Spanish. English has «ham», «egg» and «cod». */
const fewestLetters = 4

const longestName = 4

/** A bar is one in every language, though it is a sea bass in French; «dés» are cubes, and «1» is half a chicken. */
const neverFood = new Set(['bar', 'des', '1'])

const isElsewhere = (key: string, language: ForeignLanguage) =>
  key.length >= fewestLetters || language === 'en'

/** What the page's language calls so comes first, and a word that is also Spanish is Spanish: but not in the list of searches. */
function nameFor(key: string, page: SearchLanguage): string | null {
  const own = page === 'es' ? null : page
  const searched = own && searchedFor(key, own)
  if (searched) return searchKey(searched) === key ? null : searched
  if (isCastilian(key) || neverFood.has(key) || isJoining(key)) return null
  const known = own && ownName(key, own)
  if (known) return known
  const others = foreignLanguages.filter((one) => one !== own && isElsewhere(key, one))
  for (const one of others) {
    const found = nounIn(key, one)
    if (found) return found
  }
  return null
}

const searchedFor = (key: string, language: ForeignLanguage) => searchWords[language].get(key) ?? null

const nounIn = (key: string, language: ForeignLanguage) =>
  nounsIn[language].get(key)?.forms.es?.singular ?? null

/** «Shrimps» is what the list says of «shrimp», and not what the lexicon says first. */
function ownName(key: string, language: ForeignLanguage): string | null {
  const singulars = singularsOf(key, language)
  const searched = singulars.map((one) => searchedFor(one, language))
  const named = [key, ...singulars].map((one) => nounIn(one, language))
  return [...searched, ...named].find((name) => name !== null) ?? null
}

/** Whether a word names something to eat, in the language of the page or in Castilian. */
export function namesFood(word: string, page: SearchLanguage): boolean {
  const key = searchKey(word)
  const castilian = lexicon.es.nouns.has(key) ? key : nameFor(key, page)
  // «cerveza sin alcohol» is a name.
  return castilian !== null && !lexicon.es.ways.has(`sin ${searchKey(castilian)}`)
}

/** How many of the first words are one name of something to eat: three of «jamón serrano ibérico con pan» if the lexicon has it, else none. */
export function nameLength(words: string[], page: SearchLanguage): number {
  for (let length = Math.min(longestName, words.length); length > 1; length--) {
    const key = searchKey(words.slice(0, length).join(' '))
    if (lexicon.es.nouns.has(key) || nameFor(key, page) !== null) return length
  }
  return words[0] !== undefined && namesFood(words[0], page) ? 1 : 0
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
    const key = searchKey(written)
    return key === '' || isCastilian(key) || beside.test(key) ? [] : [key]
  }),
)

/** «gegrilltes Hähnchen» */
const isWay = (key: string) => ways.has(key) || ways.has(key.replace(/e[nmrs]?$/, ''))

/** What is made so has a name of its own in Spain, which is not all that is meant: «grilled chicken» is no «churrasco de pollo» alone. */
const plainly = /^(?:grilled|roast|fried|boiled|gegrillte[mnrs]?) (.+)$|^(.+) grillee?s?$/

function meantBy(key: string, page: SearchLanguage): string | null {
  const name = nameFor(key, page)
  const [, behind, before = ''] = plainly.exec(key) ?? []
  const bare = nameFor(behind ?? before, page)
  return name && bare && !name.startsWith(bare) ? bare : name
}

type Read = { name: string | null; isForeign: boolean; length: number }

/** What begins the words: the longest name, a joining word, a way of cooking, or something Spanish. Null for an unknown word. */
function readFirst(keys: string[], page: SearchLanguage): Read | null {
  for (let length = Math.min(longestName, keys.length); length > 0; length--) {
    const key = keys.slice(0, length).join(' ')
    const name = meantBy(key, page)
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
export function spanishFor(words: string[], page: SearchLanguage = 'es'): string[] | null {
  const keys = searchKey(words.join(' ')).split(' ').filter(Boolean)
  const read: Read[] = []
  for (let at = 0; at < keys.length; ) {
    const next = readFirst(keys.slice(at), page)
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
