import { type Amount, amountsIn, standIn } from './amounts'
import { type DayMention, findDay, findWeek } from './days'
import { isFood, knownBeginning, stems } from './dish-knowledge'
import { withoutLeadIn } from './dish-name'
import { type Facts, factsWith } from './facts'
import { fold, stem, wordsOf } from './fold'
import { type Heading, readHeading } from './headings'
import { ownLabel } from './own-label'
import { holdsPhrase, listed, phrases } from './phrases'
import { notes, talk } from './words/talk'

/** What one part of a line says, before it is known what stands around it. */
export type Reading =
  | { as: 'day'; day: DayMention }
  | { as: 'week'; begins: string }
  | { as: 'heading'; heading: Heading }
  | { as: 'facts'; facts: Facts; text: string }
  | { as: 'note'; text: string }
  | { as: 'talk'; text: string; holdsDish: boolean }
  | { as: 'text'; text: string; inList: boolean }

const phraseList = (text: string) =>
  phrases(listed(text.replaceAll('\n', ' ')).map((phrase) => [wordsOf(phrase).join(' '), true] as const))
const talkPhrases = phraseList(talk)
/** Where a dish is spoken of, not served. */
const firmTalk = phraseList(
  'encargo, por encargo, reserva, reservas, reservad, reservar, llama, llamad, llamadnos, pedidos, sorteo, partido, truca, reserves',
)
const notePhrases = phraseList(notes)
const business =
  /^(?:bar|restaurante|rte|cafeteria|taberna|tasca|meson|asador|sidreria|bodega|bodegas|cerveceria|marisqueria|arroceria|pizzeria|hostal|hotel|venta|fonda|catering|casa de comidas|restaurant|jatetxea|taperia|gastrobar|bar-restaurante|parrilla|casa)\s(?![a-z]*ada\b)/
/** «… y melón, son 12 €». */
const tailPrice =
  /,?(?: (?:son|por|solo|todo|total|precio|menu|a|el|completo|preu|en)){1,5}:? ?[\uE000-\uF8FF]\)?$|,? [\uE000-\uF8FF]\)?(?: (?:todo|el menu|total|en total|menu|todo incluido|todo junto))$/
const street =
  /^(?:c\/|calle|avda|avenida|av\.|plaza|pza|pl\.|paseo|ctra|carretera|poligono|carrer|rua|kalea|ronda|travesia)[\s.]/

function asTalk(text: string, amounts: readonly Amount[]): Reading | null {
  const folded = fold(text)
  const words = wordsOf(folded)
  const contact = amountsIn(text, amounts).some(({ kind }) => kind === 'contact')
  const talks = contact || street.test(folded) || holdsPhrase(talkPhrases, words)
  if (!talks && !business.test(folded)) return null
  const rest = withoutLeadIn(text)
  const dish = knownBeginning(stems(fold(rest)))
  if (dish && rest !== text && !contact && !holdsPhrase(talkPhrases, wordsOf(fold(rest))))
    return { as: 'text', text: rest, inList: true }
  const firm = holdsPhrase(firmTalk, words)
  if (dish && !contact && !firm && rest === text && words.length <= 14) return null
  return {
    as: 'talk',
    text,
    holdsDish:
      !contact &&
      !street.test(folded) &&
      !business.test(folded) &&
      stems(folded).some((word) => knownBeginning([word])),
  }
}

function isNote(text: string): boolean {
  const folded = fold(text)
  const words = wordsOf(folded)
  if (/^(?:suplement[a-z]* |nota:?|solo (?!hoy))/.test(folded)) return true
  return (
    holdsPhrase(notePhrases, words) &&
    (!knownBeginning(stems(folded)) || /^(?:sin|bebida|bebidas|pan|postre|menu|cafe)/.test(folded))
  )
}

/** «Pues hoy …», «holaa hoy …». */
function isOpening(text: string, { relative }: DayMention): boolean {
  const words = wordsOf(fold(text))
  return (
    relative === true && words.length <= 3 && !isFood(words.map(stem)) && !holdsPhrase(notePhrases, words)
  )
}

/** «Menú del», «menú Navidad»: words before a day that name no dish. */
function isTitle(text: string, amounts: readonly Amount[]): boolean {
  if (amountsIn(text, amounts).length > 0) return false
  const folded = fold(text)
  return (
    factsWith(text, amounts) !== null ||
    (/^menu(?: [a-z]{2,20}){1,3}$/.test(folded) && !isFood(stems(folded)) && !isNote(text))
  )
}

/** «Menú del martes 24:» before anything else, or a day inside a greeting. */
function readDay(text: string, amounts: readonly Amount[], today: string): Reading[] | null {
  const begins = findWeek(fold(text), today)
  if (begins) return [{ as: 'week', begins }, ...amountsFacts(text, amounts)]
  const day = findDay(fold(text), today)
  if (!day) return null
  const before = text.slice(0, day.start).trim()
  const after = text.slice(day.end)
  const leads = before === '' || isTitle(before, amounts) || isOpening(before, day)
  if (leads) {
    const rest = after.replace(/^[\s:,.\-–—=>)¦]+/, '').trim()
    const read = rest === '' ? [] : readSegment(rest, amounts, today)
    const opened = read.map((reading) => (reading.as === 'text' ? { ...reading, inList: true } : reading))
    return [{ as: 'day', day }, ...opened]
  }
  if (isFood(stems(fold(before)))) return null
  const talking = asTalk(before, amounts) ?? asTalk(text, amounts)
  const ends = wordsOf(fold(after)).length === 0
  if (!ends && (talking?.as !== 'talk' || isFood(stems(fold(after))))) return null
  return [
    { as: 'day', day },
    { as: 'talk', text, holdsDish: false },
  ]
}

export function readSegment(text: string, amounts: readonly Amount[], today: string): Reading[] {
  const folded = fold(text)
  if (!/[\p{L}\p{N}]/u.test(folded.replace(standIn, 'a'))) return []
  const facts = factsWith(text, amounts)
  const priced = facts ? null : pricedTitle(text, amounts)
  if (priced) return priced
  if (!facts && isNote(text) && !readHeading(text)) return readNote(text, amounts)
  if (!facts && /^inclu/.test(folded)) return readIncluded(text, amounts)
  const heading = readHeading(text)
  const day = heading ? null : readDay(text, amounts, today)
  if (day) return day
  if (heading) {
    const rest = heading.rest === '' ? [] : readSegment(heading.rest, amounts, today)
    return [
      { as: 'heading', heading },
      ...rest.map((reading) => (reading.as === 'text' ? { ...reading, inList: true } : reading)),
    ]
  }
  if (facts) return [{ as: 'facts', facts, text }]
  const label = ownLabel(text)
  if (label)
    return [
      { as: 'heading', heading: { kind: 'own', ...label, ordinal: false } },
      { as: 'text', text: label.rest, inList: true },
    ]
  const split = splitOffFacts(text, amounts, today)
  if (split) return split
  return [asTalk(text, amounts) ?? { as: 'text', text, inList: false }]
}

/** «Menú completo (incluye pan), bebida aparte»: brackets that are facts by themselves. */
function splitOffFacts(text: string, amounts: readonly Amount[], today: string): Reading[] | null {
  const bracket = /\(([^()]{3,120})\)/.exec(text)
  const inside = bracket?.[1] && factsWith(bracket[1], amounts)
  if (bracket?.[1] && isNote(bracket[1])) {
    const around = `${text.slice(0, bracket.index)} ${text.slice(bracket.index + bracket[0].length)}`.trim()
    return [...readSegment(around, amounts, today), { as: 'note', text: bracket[1] }]
  }
  if (!bracket || !inside || (inside.weak && !inside.amounts.length))
    return trailingFacts(text, amounts, today)
  if (inside.includes.length === 0) return null
  const around = `${text.slice(0, bracket.index)} ${text.slice(bracket.index + bracket[0].length)}`.trim()
  return [...readSegment(around, amounts, today), { as: 'facts', facts: inside, text: bracket[1] ?? '' }]
}

/** What a line says of prices, whatever else it says. */
function amountsFacts(text: string, amounts: readonly Amount[]): Reading[] {
  const price = text.match(standIn)?.[0]
  const facts = price === undefined ? null : factsWith(price, amounts)
  return facts ? [{ as: 'facts', facts, text }] : []
}

/** «Menú marinero 18 €», unless it is the children's or the weekend's. */
function pricedTitle(text: string, amounts: readonly Amount[]): Reading[] | null {
  const price = text.search(standIn)
  const combo =
    price < 0 || isFood(stems(fold(text.slice(0, price)))) ? null : comboFacts(text.slice(price), amounts)
  if (combo) return [{ as: 'facts', facts: combo, text }]
  const match = /^(?:menu|combo|formula|pack|promo) ((?:[a-z]{2,20} ){0,3})[([]?[\uE000-\uF8FF]/.exec(
    fold(text),
  )
  if (!match || isNote(match[0])) return null
  const rest = text.slice(match[0].length - 1)
  const facts = factsWith(rest, amounts)
  return facts && facts.amounts.length > 0 ? [{ as: 'facts', facts, text }] : null
}

/** «8,50 €: bocata + bebida + café»: what comes with the first thing, which the lines below are. */
function comboFacts(text: string, amounts: readonly Amount[]) {
  const parts = text.split('+')
  const others = parts.length > 1 ? factsWith(parts.slice(1).join('+'), amounts) : null
  const price = factsWith(text.slice(0, 1), amounts)
  return price && others && others.includes.length > 0 ? { ...price, includes: others.includes } : null
}

/** «Incluye patatas y bebida»: what the contract knows of it, and the words for the rest. */
function readIncluded(text: string, amounts: readonly Amount[]): Reading[] {
  const parts = text.split(/,| y | e | i |\+/)
  const facts = parts.flatMap((part) => factsWith(part, amounts) ?? [])
  return [
    ...facts.map((part) => ({ as: 'facts' as const, facts: { ...part, weak: false }, text })),
    { as: 'note', text },
  ]
}

/** A note, and the price that stood before it: «Menú 10 € bebida no incluida». */
function readNote(text: string, amounts: readonly Amount[]): Reading[] {
  const price = text.search(standIn)
  const facts = price < 0 ? null : factsWith(text.slice(0, price + 1), amounts)
  const rest = text.slice(price + 1).replace(/^[\s,.:()-]+/, '')
  if (!facts || !isNote(rest)) return [{ as: 'note', text }]
  return [
    { as: 'facts', facts, text: text.slice(0, price + 1) },
    { as: 'note', text: rest.replace(/\)$/, '') },
  ]
}

/** «Por solo 9,90 € tienes lentejas o sopa». */
function leadingFacts(text: string, amounts: readonly Amount[], today: string): Reading[] | null {
  const end = text.search(standIn) + 1
  const facts = end > 0 ? factsWith(text.slice(0, end), amounts) : null
  const rest = text.slice(end).replace(/^[\s,.:)-]+/, '')
  if (!facts || facts.amounts.every(({ kind }) => kind === 'supplement') || rest === '') return null
  return [{ as: 'facts', facts, text: text.slice(0, end) }, ...readSegment(rest, amounts, today)]
}

/** «… incluye pan y bebida», «… precio 12 €» after something else in the same sentence. */
function trailingFacts(text: string, amounts: readonly Amount[], today: string): Reading[] | null {
  const folded = fold(text)
  const leading = leadingFacts(text, amounts, today)
  if (leading) return leading
  const tail = tailPrice.exec(folded)
  const tailFacts = tail && tail.index > 0 ? factsWith(text.slice(tail.index), amounts) : null
  if (tail && tailFacts)
    return [
      ...readSegment(text.slice(0, tail.index), amounts, today),
      { as: 'facts', facts: tailFacts, text: text.slice(tail.index) },
    ]
  const match =
    /[\s,:-](?:incluye|incluido|incluyendo|inclou|precio|menu completo|todo por|por solo|preu|pan y |pan, |con pan)/.exec(
      folded,
    )
  if (!match || match.index === 0) return null
  const facts = factsWith(text.slice(match.index), amounts)
  const before = text.slice(0, match.index).replace(/[\s,:(-]+$/, '')
  if (!facts || before === '') return null
  return [...readSegment(before, amounts, today), { as: 'facts', facts, text: text.slice(match.index) }]
}
