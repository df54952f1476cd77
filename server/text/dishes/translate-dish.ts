import type { Source, Target } from './languages'
import { notesIn, withoutNotes } from './notes'
import type { Part, ReadDish } from './phrase'
import { sayEnglish } from './say/english'
import { sayGerman } from './say/german'
import { sayCatalan, sayFrench, saySpanish } from './say/romance'
import type { Speaker } from './say/speaker'
import { understandDish } from './understand-dish'
import {
  besideGloss,
  joinedMit,
  joinedWith,
  namesAll,
  withoutCustom,
  withoutFilling,
  withoutRepeats,
} from './without-repeats'

/** A piece of a translated dish. `lang` is given where the piece stays as it was written. */
export type Piece = { text: string; lang?: Source }

const speakers: Record<Target, Speaker> = {
  en: sayEnglish,
  fr: sayFrench,
  de: sayGerman,
  ca: sayCatalan,
  es: saySpanish,
}

export type TranslatedDish = {
  /** How much of it is translated. */
  how: 'wholly' | 'partly' | 'not'
  /** The language that it is written in. */
  source: Source
  pieces: Piece[]
}

/**
 * A dish in another language. It stays as it was written where a part that the rest hangs on is not known. Otherwise what is not known
 * stays at the end, as one piece with its language. Without what a gloss says of custom it fits on a card.
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
  const { source, read } = isOfHalves
    ? { source: written ?? 'es', read: null }
    : understandDish(dish, written)
  if (source === target) return { how: 'wholly', source, pieces: [{ text: name }] }
  const untranslated: TranslatedDish = { how: 'not', source, pieces: [{ text: name, lang: source }] }
  const note = notesIn(noted, target)
  const before = lead ? `${lead(target)}${colon(target)} ` : ''
  const spoken = read && spokenIn(target, read, tellsCustom)
  if (!spoken) return halvesOf(dish, target, written, { tellsCustom }, { before, note }) ?? untranslated
  const translated = before + spoken.text.charAt(0).toLocaleUpperCase(target) + spoken.text.slice(1)
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

/** The words of a dish that was read. Null where its head has none. */
function spokenIn(target: Target, read: ReadDish, tellsCustom: boolean) {
  let { unknownFrom } = read
  let text = ''
  for (const part of read.parts) {
    const spoken = speakers[target](part)
    const words = tellsCustom ? spoken : spoken && withoutCustom(spoken)
    if (words === null) {
      if (part.relation === 'head' && !part.opens) return null
      unknownFrom = part.from
      break
    }
    if (part.relation === 'with' && !part.opens && !part.closes && namesAll(text, words)) continue
    if (part.relation === 'and' && !part.opens && isSaidTwice(text, words)) continue
    if (part.relation === 'stuffed') text = withoutFilling(text)
    if (part.opens && part.isChoice) text = withoutCustom(text)
    if (part.opens && part.phrases.length > 0 && text.endsWith(')'))
      text = besideGloss(text, words, { isClosed: part.closes, stop: target === 'fr' ? '\u00a0;' : ';' })
    else text = joinedTo(text, words, part, target)
  }
  return { text: withoutRepeats(text), unknownFrom }
}

/** «Gallinejas y entresijos» are two names of what another language has one for. */
const isSaidTwice = (text: string, words: string) =>
  words.replace(/^\p{L}+ /u, '').toLowerCase() === text.toLowerCase()

/** «Grilled hake» or battered: «Grilled or battered hake», where both words stand before their thing. */
function orBefore(text: string, words: string, { way, behind }: Part): string {
  const before = behind?.ways.at(-1)?.forms.en
  const isBefore = before?.place === 'before' && way?.forms.en?.place === 'before'
  const first = before?.forms[0] ?? ''
  return isBefore && text.split(first).length === 2
    ? text.replace(first, `${first} ${words}`)
    : `${text} ${words}`
}

function joinedTo(text: string, words: string, part: Part, target: Target) {
  const { relation, opens, closes, behind } = part
  const end = closes ? ')' : ''
  const isBeside = relation === 'with' && !opens
  if (target === 'en' && part.way && relation === 'or' && !opens) return orBefore(text, words, part) + end
  if (isBeside && target === 'en') return joinedWith(text, words) + end
  const ways = behind?.ways.map(({ forms }) => forms.de?.forms[0] ?? '') ?? []
  if (isBeside && target === 'de') return joinedMit(text, words, ways) + end
  const sentence = `${opens ? '(' : ''}${words}${end}`
  return /^,/.test(sentence) ? text + sentence : `${text} ${sentence}`.trim()
}

/** «Plato combinado: huevos, lomo y patatas»: where both halves are known. */
function halvesOf(
  dish: string,
  target: Target,
  written: Source | undefined,
  wording: { tellsCustom: boolean },
  beside: { before: string; note: string },
): TranslatedDish | null {
  const [, first, second] = /^([^:]+?)\s*:\s*([^:]+)$/u.exec(dish) ?? []
  if (!first || !second) return null
  const [one, other] = [first, second].map((half) => translateDish(half, target, written, wording))
  if (one?.how !== 'wholly' || other?.how !== 'wholly') return null
  const [name = '', more = ''] = [one, other].map(({ pieces }) => pieces[0]?.text)
  const text = [`${beside.before}${name}${colon(target)} ${startingSmall(more, target)}`, beside.note]
    .filter(Boolean)
    .join(' ')
  return { how: 'wholly', source: one.source, pieces: [{ text }] }
}

/** In French with a space before it that does not break. */
const colon = (target: Target) => (target === 'fr' ? '\u00a0:' : ':')

/** German nouns keep their capital. */
const startingSmall = (text: string, target: Target) =>
  target === 'de' ? text : text.charAt(0).toLocaleLowerCase(target) + text.slice(1)
