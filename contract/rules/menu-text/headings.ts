import { standIn } from './amounts'
import { headingTrimmings, headingWords, labelsOfFood } from './heading-words'
import { isFood, knownBeginning } from './known-dishes'
import type { CategoryKind } from './parsed-menu'
import { fold, listed, nearest, phraseAt, phrases, spellings, stem, stems, wordsOf } from './words'

export type Heading = {
  kind: CategoryKind
  /** The heading as the owner wrote it, for headings that are not usual. */
  words: string
  /** «1º» can mean a course, or only the first item of a list. */
  ordinal: boolean
  /** The text after the heading on the same line. */
  rest: string
}

const headingPhrases = phrases(
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
  if (!alone || headingPhrases.byWords.has(word) || word.length < 5) return word
  return nearest(misspelt, word) ?? word
}

/** Whether only «(a elegir)» and similar words follow the heading. */
function nothingMore(rest: string): boolean {
  return wordsOf(fold(rest)).every((word) => trimmings.has(word)) && !rest.replace(standIn, '€').includes('€')
}

/** After «postre», «casero» and «del día» make the heading a dish name. */
function continuesName(rest: string): boolean {
  const [first = ''] = wordsOf(fold(rest))
  return ['casero', 'caseros', 'de', 'del', 'variado', 'variados'].includes(first)
}

/** «1 lentejas», «2 pollo»: a bare number is an ordinal only before a dish. */
function bareOrdinal([first = '', ...rest]: readonly string[]): {
  means: CategoryKind
  length: number
} | null {
  const means = bareOrdinals.get(first)
  return means !== undefined && knownBeginning(rest.map(stem)) ? { means, length: 1 } : null
}

/** «y de segundos», «pa postre», «d primero». */
const joinsCourse = new Set([
  'y',
  'i',
  'e',
  'luego',
  'despues',
  'despres',
  'despois',
  'logo',
  'eta',
  'and',
  'then',
  'pues',
])
const articles = new Set(['el', 'la', 'les', 'o', 'a', 'the', 'our'])
const leadsCourse = new Set(['de', 'd', 'para', 'pa', 'per', 'como', 'com', 'xa', 'en', 'a', 'for'])
const leadable = (word: string) => {
  const kind = headingPhrases.byWords.get(word)
  return (
    kind === 'firsts' || kind === 'seconds' || kind === 'desserts' || kind === 'starters' || kind === 'mains'
  )
}

export function readHeading(text: string): Heading | null {
  const folded = fold(text)
  const words = placedWords(folded)
  let skip = 0
  if (
    ['los', 'las', 'nuestros', 'nuestras', 'els', 'os', 'y', 'i', 'aukeran', 'gaurko', 'gure'].includes(
      words[0]?.text ?? '',
    )
  )
    skip = 1
  if (joinsCourse.has(words[skip]?.text ?? '') && words[skip + 1]) skip += 1
  if (articles.has(words[skip]?.text ?? '') && leadable(words[skip + 1]?.text ?? '')) skip += 1
  if (leadsCourse.has(words[skip]?.text ?? '') && leadable(words[skip + 1]?.text ?? '')) skip += 1
  const alone = words.length - skip <= 2 || /^[a-z\s]{4,20}:/.test(folded)
  const texts = words.map((word) => word.text)
  texts[skip] = spelt(texts[skip] ?? '', alone)
  let found = phraseAt(headingPhrases, texts, skip) ?? bareOrdinal(texts)
  if (!found && skip > 0 && joinsCourse.has(texts[0] ?? '')) {
    skip = 0
    found = phraseAt(headingPhrases, texts, 0)
  }
  const last = found && words[skip + found.length - 1]
  if (!found || !last) return null
  const after = text
    .slice(last.end)
    .replace(/^ ?\([^()]{0,60}\)/, (inside) => (isFood(stems(fold(inside))) ? inside : ''))
  const ordinal = /^[123]/.test(texts[skip] ?? '')
  const led = skip > 0 && leadsCourse.has(words[skip - 1]?.text ?? '')
  const heading = { kind: found.means, words: text.slice(words[skip]?.start, last.end), ordinal }
  if (labelsOfFood.test(texts.slice(skip, skip + found.length).join(' ')) && !/^ ?: ?\S/.test(after))
    return null
  if (nothingMore(after)) return { ...heading, rest: '' }
  const label = /^(?: [a-z\uE000-\uF8FF]{1,20}){1,4} ?:(?= ?\S)/.exec(fold(after))
  if (label && !isFood(stems(label[0]))) return { ...heading, rest: trimLead(after.slice(label[0].length)) }
  const { kind } = heading
  const verb =
    /^(?:,? (?:de hoy|del dia))?,? (?:son|sera|seran|es|hay|tenemos|pongo|ponemos|va|e|hi ha|tenim|temos|hai|da|dago|daude|is|are|we have|there is|there are|will be)[:, ]+/.exec(
      fold(after),
    )
  if (verb && kind !== 'own' && kind !== 'drinks')
    return { ...heading, rest: trimLead(after.slice(verb[0].length)) }
  const isCourse = kind !== 'own' && kind !== 'single' && kind !== 'sides'
  const cut = after.replace(isCourse && opensList(after) ? softSeparator : separator, '')
  const separated = cut !== after || (isCourse && /^ a (?:elegir|escoger|triar|escollir)/.test(fold(after)))
  if (separated) return { ...heading, rest: trimLead(cut) }
  if (!isCourse) return null
  if (ordinal || led || /^(?:de|per|para) /.test(found.length > 1 ? texts.slice(skip).join(' ') : ''))
    return { ...heading, rest: trimLead(after) }
  if (kind === 'desserts' && continuesName(after)) return null
  const rest = trimLead(after)
  return knownBeginning(stems(fold(rest))) && rest !== '' && kind !== 'drinks' ? { ...heading, rest } : null
}

const softSeparator = /^ ?[,;.] ?/
/** «Principal, arroz meloso», «Primeros; borrajas»: dishes after a comma, which are neither another heading nor included things. */
const opensList = (after: string) =>
  softSeparator.test(after) &&
  !/^[\s,;.]*(?:y |e |i )?(?:(?:el |la |los |de )?(?:primer|segund|segon|bigarren|postre|bebida|pan|cafe|agua|vino|entrant|o |a elegir|plato))/.test(
    fold(after),
  )

/** Removes «a elegir entre» before the dishes. */
function trimLead(rest: string): string {
  return rest
    .trim()
    .replace(/^\(?(?:a (?:elegir|escoger|triar)|elige|escoge)(?: uno?a?)?(?: entre)?\)? ?[:,-]? ?/i, '')
    .trim()
}
