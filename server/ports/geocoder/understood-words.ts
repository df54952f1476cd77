import { foldedWords } from '@/server/text/fold-word'

/** Words around a name that name nothing themselves. */
const fillers = new Set(
  (
    'a al cerca con cp comer d da das de del do donde dos e el els en espana i junto l la las les lo los o por y ' +
    'bar bares barri barrio ciudad codigo distrito dia menu menus municipio poblacion postal provincia pueblo restaurante restaurantes zona'
  ).split(' '),
)

const streetKinds = new Set(
  (
    'alameda autovia av avd avda avenida avinguda bulevar c calle calleja callejon camino cami carrer carrera carretera ctra cuesta glorieta ' +
    'kalea ronda rua paseo pasaje passatge passeig pl placa plaza pza rambla travesia travessera urbanizacion via'
  ).split(' '),
)

/** A house number. A number of five digits is a postcode. */
const isHouseNumber = (word: string) => /^\d{1,4}[a-z]?$/.test(word)

/** The words that must be understood: without fillers and house numbers. At least one word. */
export function significantWords(words: string[]): string[] {
  const significant = words.filter((word) => !fillers.has(word) && !isHouseNumber(word))
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
