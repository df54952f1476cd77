import { type Amount, amountsIn, standIn } from './amounts'
import { beginsDish, jointsOf } from './joints'
import { isGarnish, knownBeginning, usualSpelling } from './known-dishes'
import { isCommaList, unmarkedJoints } from './list-style'
import type { Doubt, ParsedItem } from './parsed-menu'
import { sentenceCase } from './sentence-case'
import { suggestedAllergens } from './suggested-allergens'
import { fold, listed, phraseAt, phrases, stems, wordsOf } from './words'

/** «vieira, coliflor y trufa»: the words after the comma are ingredients of the dish. */
function onlyIngredients(text: string): boolean {
  const words = stems(fold(text)).filter((word) => word !== 'y' && word !== 'e' && word !== 'con')
  return words.length > 1 && words.every(isGarnish) && words.length === stems(fold(text)).length - 1
}

/** «Bocata de lomo, de tortilla o de sepia»: each is a bocata. */
function withHeadWord(parts: readonly string[]): string[] {
  const head = /^(\p{L}{3,20}) de /u.exec(parts[0] ?? '')?.[1]
  if (head === undefined || parts.length < 2 || !parts.slice(1).every((part) => /^de /i.test(part)))
    return [...parts]
  return parts.map((part, at) => (at === 0 ? part : `${head} ${part}`))
}

/** Splits a line into dishes. `follows`: the dishes follow their heading on the same line. */
export function splitDishes(text: string, follows: boolean): string[] {
  const inList = follows || isCommaList(text)
  const parts = splitAtJoints(text, inList)
  const marked = jointsOf(text).some(({ mark }) => mark === 'comma' || mark === 'list')
  const whole = marked || !inList ? parts : parts.flatMap(splitUnmarked)
  return withHeadWord(whole)
}

function splitUnmarked(text: string): string[] {
  const cuts = unmarkedJoints(text)
  return [0, ...cuts].map((from, at) => text.slice(from, cuts[at]).trim())
}

function splitAtJoints(text: string, inList: boolean): string[] {
  const found = jointsOf(text)
  const commas = found.filter(({ mark }) => mark === 'comma').length
  const dishes: string[] = []
  let from = 0
  for (const [index, { mark, start, end }] of found.entries()) {
    const before = text.slice(from, start)
    const after = text.slice(end, found[index + 1]?.start)
    if (!inList && mark === 'comma' && commas === 1 && onlyIngredients(text.slice(end))) return [text.trim()]
    const listed = inList && (mark !== 'and' || dishes.length > 0 || commas === 0)
    const isLast = found.slice(index + 1).every((later) => later.mark === 'and' || later.mark === 'or')
    const between = found.some((other) => other.mark === 'or')
    if (mark === 'and' && between && !/ /.test(after.trim())) continue
    const ends = (mark === 'and' || mark === 'or') && dishes.length > 0 && commas > 0 && isLast
    const inRow = listed || (mark === 'and' && ends)
    if (!before.trim() || !beginsDish(before, after, mark, inRow, ends)) continue
    dishes.push(before.trim())
    from = end
  }
  return [...dishes, text.slice(from).trim()].filter(Boolean)
}

/** Phrases before the first dish of a sentence. */
const leadIns = `
  hoy tenemos, hoy hay, hoy toca, hoy os ofrecemos, hoy ofrecemos, hoy, tenemos, tenemos hoy, tenemos de, tienes, teneis, tendreis, tendras, podeis comer, puedes comer, te ofrecemos, para comer, hay, tambien hay, tambien tenemos, ademas, os ofrecemos, avui tenim, tenim, hoxe temos, temos, gaur, y, e, i, o, u, a elegir, a elegir entre, elige entre, a escoger, entre, puedes elegir, podeis elegir, elegir entre, para elegir, el plato del dia es, el plato del dia, plato del dia, plato estrella, recomendamos, recomendado, sugerencia, sugerencia del dia, sugerencia del chef, especialidad, novedad, nuestro, nuestra, nuestros, nuestras, rico, rica, ricos, ricas, un, una, unos, unas, el, la, los, las, nuestro famoso, nuestras famosas, nuestra famosa, el famoso, plato de, racion de, media racion de, ración, pues, hoy pongo, pongo, toca, quedan, nos quedan, queda, hacemos, hoy hacemos, os traemos, traemos, hoy pues, hoy sera, para hoy, ah, tambe hi ha, tamen hai, hai, tambien, tambien hay, tamen, tambe, va a ser, van a ser, sera, seran, tocan, it's, us hem preparat, hem preparat, hemos preparado, os he preparado, he hecho, hemos hecho, damos, si no, or, and, then, we have, there is, it s, today s, beraz, a, an, the, rica, buen, buena, buenas, deliciosa, delicioso, deliciosas, deliciosos, exquisito, exquisita, autentico, autentica, autenticas, tradicional, typical, casero, caseros
`

const longestName = 300
const leads = phrases(
  listed(leadIns.replaceAll('\n', ' ')).map((phrase) => [wordsOf(phrase).join(' '), true] as const),
)
const soldOut =
  /[([]? ?\b(?:agotad[oa]s?|se acabo|sold out|esgotat|agotouse|terminad[oa]s?|se ha acabado|no quedan?)\b ?[)\]]?/
const edges = /^[\s,;:.\-–—=>/+&)\]"«»“”'¦!]+|[\s,;:\-–—=>/+&([¦"«»“”!]+$/g
const smallest = 1
const everyDay =
  / \(?(?:todos los d[ií]as|cada d[ií]a|cada dia|tots els dies|t[oó]dolos d[ií]as|every day|de lunes a viernes|egunero)\)?$/i
/** No dish ends with «y» or «con»: it is what joined the dish to the words that were read apart. */
const danglingJoint =
  /(?:[\s,]{1,3}(?:y|e|i|o|u|ou|ó|eta|edo|and|or|con|amb|con un|pues|con una|with)){1,3}$/i
/** Up to this amount, a number in brackets is more likely a supplement than the price of the dish. */
const likelySupplement = 8

/** «Hoy tenemos lentejas» → «lentejas». A dish name that only begins like such a phrase stays whole. */
export function withoutLeadIn(text: string): string {
  const folded = fold(text)
  if (knownBeginning(stems(folded))) return text
  const words = [...folded.slice(0, 200).matchAll(/[\p{L}\p{N}'’·]+/gu)]
  const texts = words.map(([word]) => word)
  let from = 0
  for (let lead = phraseAt(leads, texts, from); lead; lead = phraseAt(leads, texts, from)) from += lead.length
  const start = words[from]?.index
  if (from === 0 || start === undefined) return text
  const rest = text.slice(start)
  return knownBeginning(stems(fold(rest))) ? rest : text
}

function cutOut(text: string, pattern: RegExp): string {
  const match = pattern.exec(fold(text))
  return match ? `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}` : text
}

function priced(
  text: string,
  amounts: readonly Amount[],
  doubt: (reason: Doubt['reason'], words: string) => void,
) {
  const found = amountsIn(text, amounts)
  const extra = found.find((amount) => amount.kind === 'supplement')
  if (extra?.kind === 'supplement') return extra.euros
  const price = found.find(
    (amount) => amount.kind === 'price' || amount.kind === 'half' || amount.kind === 'negative',
  )
  if (price?.kind !== 'price') {
    if (price) doubt('item-price', price.words)
    return undefined
  }
  const bracketed = /[([] ?[\uE000-\uF8FF] ?[)\]]/.test(text) && price.euros <= likelySupplement
  doubt(bracketed ? 'supplement-guessed' : 'item-price', price.words)
  return bracketed ? price.euros : undefined
}

type DishLine = { line: number; struck: boolean }

/** Reads a dish for the menu. Null when no name is left. */
export function readDish(
  text: string,
  amounts: readonly Amount[],
  { line, struck }: DishLine,
): ParsedItem | null {
  const doubts: Doubt[] = []
  const doubt = (reason: Doubt['reason'], words: string) => doubts.push({ reason, line, words: words.trim() })
  const supplement = priced(text, amounts, doubt)
  const gone = soldOut.test(fold(text))
  const named = gone ? text.replace(/\([^()]{0,60}(?:agotad|acab|terminad)[^()]{0,60}\)?/i, ' ') : text
  const bare = (gone ? cutOut(named, soldOut) : text)
    .replace(/^n[º°o.]{1,2} ?\d{1,2}[ .:)-]{1,2}/i, '')
    .replace(/^(?:tam[eé]n|tamb[eé]|tambi[eé]n|also|adem[aá]s|a m[eé]s|then) (?=\p{L}{3})/iu, '')
    .replace(/\([^()]{0,80}[\uE000-\uF8FF][^()]{0,80}\)/g, ' ')
    .replace(standIn, ' ')
    .replace(everyDay, ' ')
    .replace(/ ?[-–—❌:,] *$/, ' ')
    .replace(/ [-–—] (?=(?:con|al?|a la|en|sin|de) )/gi, ' ')
    .replace(/[([] ?[)\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(edges, '')
  const name = sentenceCase(withoutLeadIn(bare).replace(/\.$/, '').replace(danglingJoint, '').trim())
  if ((name.match(/\p{L}/gu) ?? []).length <= smallest || /^(?:ah|oh|eh|ea|uy|pues|bueno)$/i.test(name))
    return null
  const spelling = usualSpelling(name)
  if (name.length > longestName) doubt('name-too-long', name)
  return {
    name: name.slice(0, longestName).trim(),
    ...(supplement !== undefined && supplement > 0 && { supplement }),
    ...((gone || struck) && { soldOut: true }),
    line,
    doubts,
    mayContain: suggestedAllergens(name),
    ...(spelling !== null && { usualSpelling: spelling }),
  }
}
