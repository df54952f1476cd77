import type { Source, Target } from './languages'
import { namesMeat, withoutAnimals } from './meatless'
import { comic, stammered } from './never-said'
import { notesIn, withoutNotes } from './notes'
import { colon, spokenIn } from './spoken'
import { understandDish } from './understand-dish'

/** A piece of a translated dish. `lang` is given where the piece stays as it was written. */
export type Piece = { text: string; lang?: Source }

export type TranslatedDish = {
  /** How much of it is translated. */
  how: 'wholly' | 'partly' | 'not'
  /** The language that it is written in. */
  source: Source
  pieces: Piece[]
}

/**
 * A dish in another language. It stays as it was written where a part that the rest hangs on is not known. Otherwise what is not known
 * stays at the end, as one piece with its language. With what a gloss says of custom in short it fits on a card.
 */
export function translateDish(
  name: string,
  target: Target,
  written?: Source,
  { tellsCustom } = { tellsCustom: true },
): TranslatedDish {
  const noted = withoutNotes(name)
  const { lead, dish } = noted
  const isOfHalves = dish.includes(':')
  const { source, read: understood } = isOfHalves
    ? { source: written ?? 'es', read: null }
    : understandDish(dish, written)
  const read = understood && noted.isMeatless && namesMeat(understood) ? null : understood
  if (source === target) return { how: 'wholly', source, pieces: [{ text: name }] }
  const untranslated: TranslatedDish = { how: 'not', source, pieces: [{ text: name, lang: source }] }
  const note = notesIn(noted, target)
  const before = lead ? `${lead(target)}${colon(target)} ` : ''
  const number = noted.number?.(target) ?? null
  const translation = read && spokenIn(target, read, tellsCustom)
  const spoken = translation && isComic(translation.text, target) ? null : translation
  if (!spoken)
    return halvesOf(dish, target, written, { tellsCustom }, { before, number, note }) ?? untranslated
  const bare = noted.isMeatless ? withoutAnimals(spoken.text) : spoken.text
  const text = withNumber(bare, number)
  const translated = before + text.charAt(0).toLocaleUpperCase(target) + text.slice(1)
  if (spoken.unknownFrom === null)
    return { how: 'wholly', source, pieces: [{ text: [translated, note].filter(Boolean).join(' ') }] }
  const [, comma = '', unknown = ''] = /^(,?)\s*(.*)$/su.exec(dish.slice(spoken.unknownFrom).trim()) ?? []
  return {
    how: 'partly',
    source,
    pieces: [
      { text: translated + comma },
      { text: unknown, lang: source },
      ...(note ? [{ text: note }] : []),
    ],
  }
}

const isComic = (text: string, target: Target) => comic[target]?.test(text) || stammered.test(text)

/** «Combination plate no. 4 (egg and chips)»: behind the name, before what stands in brackets. */
const withNumber = (text: string, number: string | null) =>
  number ? text.replace(/^[^(:\u00a0]+?(?= \(|:|\u00a0|$)/u, `$& ${number}`) : text

/** «Plato combinado: huevos, lomo y patatas»: where both halves are known. */
function halvesOf(
  dish: string,
  target: Target,
  written: Source | undefined,
  wording: { tellsCustom: boolean },
  beside: { before: string; number: string | null; note: string },
): TranslatedDish | null {
  const [, first, second] = /^([^:]+?)\s*:\s*([^:]+)$/u.exec(dish) ?? []
  if (!first || !second) return null
  const [one, other] = [first, second].map((half) => translateDish(half, target, written, wording))
  if (one?.how !== 'wholly' || other?.how !== 'wholly') return null
  const [name = '', more = ''] = [one, other].map(({ pieces }) => pieces[0]?.text)
  const text = [
    `${beside.before}${withNumber(name, beside.number)}${colon(target)} ${startingSmall(more, target)}`,
    beside.note,
  ]
    .filter(Boolean)
    .join(' ')
  return { how: 'wholly', source: one.source, pieces: [{ text }] }
}

/** German nouns keep their capital. */
const startingSmall = (text: string, target: Target) =>
  target === 'de' ? text : text.charAt(0).toLocaleLowerCase(target) + text.slice(1)
