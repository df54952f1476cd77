import { withoutDoor } from '@/contract/rules/place/door'
import { wordTable } from '@/contract/word-table'
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

const abbreviations = wordTable({
  ...{ c: 'calle', av: 'avenida', avd: 'avenida', avda: 'avenida' },
  ...{
    p: 'paseo',
    po: 'paseo',
    pl: 'plaza',
    plz: 'plaza',
    pza: 'plaza',
    crta: 'carretera',
    ctra: 'carretera',
  },
})

/** The words of a typed place, folded, with the names of streets written out: «c/ Mayor» is «calle mayor». */
export const placeWords = (typed: string) => foldedWords(typed).map((word) => abbreviations[word] ?? word)

const here = new Set(
  (
    'mi|min|meu|me|aqui|aqui mismo|aqui cerca|aqui al lado|ahi|mi casa|mi ubicacion|mi posicion|mi zona|mi barrio|a prop meu|prop meu|' +
    'preto de min|preto min|near me|nearby|gertu|hemen|nire inguruan|alrededor|alrededores|donde estoy|tu ubicacion|casa'
  ).split('|'),
)

/** Tells whether the text means where the person is: «cerca de mí». No name in it can be looked up. */
export const meansHere = (words: string[]) =>
  here.has(words.join(' ')) || here.has(words.filter((word) => !fillers.has(word)).join(' '))

const partsOfTown = new Set(['barri', 'barrio', 'distrito'])

/** Tells whether the text asks for a part of a town: «barrio de Salamanca» is not the town of Salamanca. */
export const asksForPart = (words: string[]) => words.some((word) => partsOfTown.has(word))

/** The kinds of street in the text: «calle», «paseo». */
export const streetWords = (words: string[]) => words.filter((word) => streetKinds.has(word))

/** «España» is a country at the end of an address, and a name in «plaza de España»; «dos» is a name in «plaza del Dos de Mayo». */
const isNameOfStreet = (words: string[], at: number) =>
  (words[at] === 'espana' &&
    (streetKinds.has(words[at - 1] ?? '') || streetKinds.has(words[at - 2] ?? ''))) ||
  (words[at] === 'dos' && words[at + 1] === 'de')

const isSignificant = (words: string[], at: number) =>
  !fillers.has(words[at] ?? '') || isNameOfStreet(words, at)

/** The words that must be understood: without fillers. At least one word. */
export function significantWords(words: string[]): string[] {
  const significant = words.filter((_, at) => isSignificant(words, at))
  return significant.length > 0 ? significant : words
}

const sights = new Set(
  (
    'ayuntamiento camping castillo catedral cementerio clinica colegio concello ermita escuela estacio estacion hospital hotel iglesia instituto ' +
    'mercado mercat museo museu parque poligono residencia teatro universidad universitat'
  ).split(' '),
)

/**
 * Whether only a word that many things have was understood: «Hospital La Fe» is not Hospital de Órbigo, and «Rúa do Franco» not the town of
 * El Franco.
 */
export function isHardlyUnderstood(words: string[], missing: Missing | null, isPartOfTown: boolean) {
  if (!missing) return false
  const lost = new Set(foldedWords(missing.words).map((word) => abbreviations[word] ?? word))
  const known = significantWords(words).filter((word) => !lost.has(word))
  const isOnlyStreet = [...lost].every((word) => streetKinds.has(word) || /\d/.test(word))
  return (
    known.every((word) => sights.has(word)) ||
    (isOnlyStreet && streetWords(words).length > 0 && !isPartOfTown)
  )
}

/** A typed place: its words, and its number, floor and door. */
export type TypedPlace = {
  /** Folded, without the door. */
  words: string[]
  /** The words in front of the first comma, number or postcode. The others name the town. */
  street: string[]
  /** As typed: «12, 3º B». Empty without a number. */
  door: string
  /** How each of the words was typed. */
  spelling: Map<string, string>
}

export function readTypedPlace(typed: string): TypedPlace {
  const { before, after, door } = withoutDoor(typed)
  const words = placeWords(`${before} ${after}`)
  const spelled = `${before} ${after}`.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []
  const [street = ''] = before.split(/,|(?<!\d)\d{5}(?!\d)/, 1)
  return {
    words,
    street: placeWords(street),
    door,
    spelling: new Map(spelled.flatMap((word) => placeWords(word).map((folded) => [folded, word]))),
  }
}

/** The typed words that name no part of the place. */
export type Missing = { kind: 'street' | 'number' | 'words'; words: string }

type Known = {
  /** Whether the place is a street or a sight: something that has a number. */
  isStreet: boolean
  /** Texts of the place. */
  texts: string[]
  /** The typed words that led to it. */
  understood: readonly string[]
}

/** Null when the place has every significant word. What is missing is written as it was typed. */
export function missingFrom(typed: TypedPlace, { isStreet, texts, understood }: Known): Missing | null {
  const { words, street, door, spelling } = typed
  const named = new Set([...texts.flatMap(foldedWords), ...understood])
  const missing = words.filter((word) => !named.has(word))
  const significant = words.filter((word, at) => !named.has(word) && isSignificant(words, at))
  if (significant.length === 0 && !door) return null
  if (significant.length === 0)
    return { kind: isStreet && /^\d/.test(door) ? 'number' : 'words', words: door }
  const isOfStreet = significant.every((word) => street.includes(word))
  const asksForStreet = door !== '' || missing.some((word) => streetKinds.has(word))
  const spelled = significant.map((word) => spelling.get(word) ?? word)
  return {
    kind: isOfStreet && asksForStreet ? 'street' : 'words',
    words: [...spelled, door].filter(Boolean).join(' '),
  }
}
