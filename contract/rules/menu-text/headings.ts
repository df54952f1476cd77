import { standIn } from './amounts'
import { isFood, knownBeginning, stems } from './dish-knowledge'
import { fold, stem, wordsOf } from './fold'
import { nearest, spellings } from './near-words'
import { listed, phraseAt, phrases } from './phrases'
import type { CategoryKind } from './types'
import { headingTrimmings, headingWords } from './words/headings'

export type Heading = {
  kind: CategoryKind
  /** As the owner wrote it, for headings of their own. */
  words: string
  /** «1º»: a course, or only the first of a list. */
  ordinal: boolean
  /** What follows on the same line. */
  rest: string
}

const known = phrases(
  headingWords.flatMap(([kind, text]) =>
    listed(text).map((phrase) => [wordsOf(phrase).join(' '), kind] as const),
  ),
)
const trimmings = new Set(listed(headingTrimmings.replaceAll('\n', ' ')))
const usual = ['primeros', 'primero', 'segundos', 'segundo', 'postres', 'postre', 'entrantes', 'principales']
const misspelt = spellings(usual)
const separator = /^ ?(?:[:=>–—|¦.]|-+>?|\.{2,3})+ ?/

const bareOrdinals = new Map<string, CategoryKind>([
  ['1', 'firsts'],
  ['2', 'seconds'],
  ['3', 'desserts'],
  ['p', 'desserts'],
])

type Word = { text: string; end: number; start: number }

function placedWords(folded: string): Word[] {
  return [...folded.slice(0, 200).matchAll(/[\p{L}\p{N}'’·]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function spelt(word: string, alone: boolean): string {
  if (!alone || known.byWords.has(word) || word.length < 5) return word
  return nearest(misspelt, word) ?? word
}

/** Nothing after the heading's words but «(a elegir)» and the like. */
function nothingMore(rest: string): boolean {
  return wordsOf(fold(rest)).every((word) => trimmings.has(word)) && !rest.replace(standIn, '€').includes('€')
}

/** «casero», «del día»: after «postre» they make it a dish of that name. */
function continuesName(rest: string): boolean {
  const [first = ''] = wordsOf(fold(rest))
  return ['casero', 'caseros', 'de', 'del', 'variado', 'variados'].includes(first)
}

/** «1 lentejas», «2 pollo»: only before a dish. */
function bareOrdinal([first = '', ...rest]: readonly string[]): {
  means: CategoryKind
  length: number
} | null {
  const means = bareOrdinals.get(first)
  return means !== undefined && knownBeginning(rest.map(stem)) ? { means, length: 1 } : null
}

export function readHeading(text: string): Heading | null {
  const folded = fold(text)
  const words = placedWords(folded)
  let skip = 0
  if (['los', 'las', 'nuestros', 'nuestras', 'els', 'os', 'y', 'i'].includes(words[0]?.text ?? '')) skip = 1
  const alone = words.length - skip <= 2 || /^[a-z\s]{4,20}:/.test(folded)
  const texts = words.map((word) => word.text)
  texts[skip] = spelt(texts[skip] ?? '', alone)
  const found = phraseAt(known, texts, skip) ?? bareOrdinal(texts)
  const last = found && words[skip + found.length - 1]
  if (!found || !last) return null
  const after = text
    .slice(last.end)
    .replace(/^ ?\([^()]{0,60}\)/, (inside) => (isFood(stems(fold(inside))) ? inside : ''))
  const ordinal = /^[123]/.test(texts[skip] ?? '')
  const heading = { kind: found.means, words: text.slice(words[skip]?.start, last.end), ordinal }
  if (nothingMore(after)) return { ...heading, rest: '' }
  const label = /^(?: [a-z]{2,20}){1,2} ?:(?= ?\S)/.exec(fold(after))
  if (label && !isFood(stems(label[0]))) return { ...heading, rest: trimLead(after.slice(label[0].length)) }
  const { kind } = heading
  const cut = after.replace(separator, '')
  const separated = cut !== after
  if (separated) return { ...heading, rest: trimLead(cut) }
  if (kind === 'own' || kind === 'single' || kind === 'sides') return null
  if (ordinal || /^(?:de|per|para) /.test(found.length > 1 ? texts.slice(skip).join(' ') : ''))
    return { ...heading, rest: trimLead(after) }
  if (kind === 'desserts' && continuesName(after)) return null
  const rest = trimLead(after)
  return knownBeginning(stems(fold(rest))) && rest !== '' && kind !== 'drinks' ? { ...heading, rest } : null
}

/** «a elegir entre», before the dishes. */
function trimLead(rest: string): string {
  return rest
    .trim()
    .replace(/^\(?(?:a (?:elegir|escoger|triar)|elige|escoge)(?: uno?a?)?(?: entre)?\)? ?[:,-]? ?/i, '')
    .trim()
}

const midway =
  /(?<=[\s,;.()\uE000-\uF8FF])(?:[yi] )?(?:(?:de|para) (?:primer[oa]?s?|segund[oa]s?|segon|postres?|primeiro|sobremesa)(?![a-z])|(?:primer[oa]?s?|segund[oa]s?|segons?|postres?|bebidas?|entrantes?)(?: plat[os]{1,2})?(?: a elegir)? ?[:=](?! ?[\uE000-\uF8FF])|[123] ?º(?: plato)?(?![a-z]))/g

/** A line with several courses, cut where each begins. */
export function splitCourses(text: string): string[] {
  const folded = fold(text)
  const cuts = [...folded.matchAll(midway)].map((match) => match.index)
  return [0, ...cuts]
    .map((from, index) =>
      text
        .slice(from, cuts[index])
        .trim()
        .replace(/^[yi] (?=[a-z]{2,} )/i, ''),
    )
    .map((part) => part.replace(/[,;(]$/, '').trim())
    .filter(Boolean)
}

export const headingName = (words: string) => stem(fold(words))
