import { foldedWords } from '@/server/text/fold-word'

/** Words around a name that name nothing themselves. */
const fillers = new Set(
  (
    'a al cerca con cp comer d da das de del do donde dos e el els en espana i junto l la las les lo los o por y ' +
    'bar bares barri barrio ciudad codigo distrito dia menu menus metro municipio poblacion postal provincia pueblo restaurante restaurantes zona'
  ).split(' '),
)

const streetKinds = new Set(
  (
    'alameda autovia avenida avinguda bulevar calle calleja callejon camino cami carrer carrera carretera cuesta glorieta ' +
    'kalea ronda rua paseo pasaje passatge passeig placa plaza rambla travesia travessera urbanizacion via'
  ).split(' '),
)

const abbreviations: Record<string, string> = {
  ...{ c: 'calle', av: 'avenida', avd: 'avenida', avda: 'avenida' },
  ...{ pl: 'plaza', plz: 'plaza', pza: 'plaza', crta: 'carretera', ctra: 'carretera' },
}

/** The words of a typed place, folded, with the names of streets written out: «c/ Mayor» is «calle mayor». */
export const placeWords = (typed: string) => foldedWords(typed).map((word) => abbreviations[word] ?? word)

const partsOfTown = new Set(['barri', 'barrio', 'distrito'])

/** Tells whether the text asks for a part of a town: «barrio de Salamanca» is not the town of Salamanca. */
export const asksForPart = (words: string[]) => words.some((word) => partsOfTown.has(word))

/** The kinds of street in the text: «calle», «paseo». */
export const streetWords = (words: string[]) => words.filter((word) => streetKinds.has(word))

/** «España» is a country at the end of an address, and a name in «plaza de España». */
const isNameOfStreet = (words: string[], at: number) =>
  words[at] === 'espana' && (streetKinds.has(words[at - 1] ?? '') || streetKinds.has(words[at - 2] ?? ''))

/** A house number. A number of five digits is a postcode. */
const isHouseNumber = (word: string) => /^\d{1,4}[a-z]?$/.test(word)

/** The words that must be understood: without fillers and house numbers. At least one word. */
export function significantWords(words: string[]): string[] {
  const significant = words.filter(
    (word, at) => (!fillers.has(word) || isNameOfStreet(words, at)) && !isHouseNumber(word),
  )
  return significant.length > 0 ? significant : words
}

/** The typed words that name no part of the place. */
export type Missing = { kind: 'street' | 'words'; words: string }

/** `known`: texts of the place. `understood`: the typed words that led to it. Null when every significant word is in them. */
export function missingFrom(words: string[], known: string[], understood: readonly string[]): Missing | null {
  const named = new Set([...known.flatMap(foldedWords), ...understood])
  const missing = words.filter((word) => !named.has(word))
  const significant = missing.filter((word) => !fillers.has(word) && !isHouseNumber(word))
  if (significant.length === 0) return null
  const isStreet = missing.some((word) => streetKinds.has(word) || isHouseNumber(word))
  return { kind: isStreet ? 'street' : 'words', words: significant.join(' ') }
}
