import { type Amount, standIn } from './amounts'
import { type Facts, factsWith } from './facts'
import { isFood } from './known-dishes'
import { sentenceCase } from './sentence-case'
import { isNote, type Reading } from './talk'
import { fold, stems } from './words'

/** A fact, and the text before and after it that must still be read. */
type SplitAtFact = { before: string; reading: Reading; after: string }

/** «… y melón, son 12 €». */
const tailPrice =
  /[,;]?(?: (?:son|por|solo|todo|total|tot|precio|menu(?: completo)?|completo|a|el|preu|prezo|prezioa?|en|y|e|i|eta|and|pues|vale|cuesta|costa|es|sale|queda|eso|esto|aixo|isto|de|it's|it|is|for|the|price|all|cal|val)){1,7}:? [\uE000-\uF8FF]\)?$|,? [\uE000-\uF8FF]\)?(?: (?:todo|el menu|total|en total|menu|todo incluido|todo junto|en tot|tot inclos|all in|each|per person|da|dira))$/
const tailWords =
  /[\s,:-](?:incluye|incluido|incluyendo|inclou|precio|menu completo|todo por|por solo|preu|pan y |pan, |con pan)/

const reading = (facts: Facts, text: string): Reading => ({ as: 'facts', facts, text })

/** «…, menú 13, medio 8,50»: the facts after one of the last commas. */
function afterComma(text: string, amounts: readonly Amount[]): SplitAtFact | null {
  let at = text.length
  let found: SplitAtFact | null = null
  for (let tries = 0; tries < 6; tries += 1) {
    at = text.lastIndexOf(',', at - 1)
    if (at <= 0) return found
    const tail = text.slice(at + 1).trim()
    const facts = factsWith(tail, amounts)
    const priced = facts?.amounts.some(({ kind }) => kind === 'price' || kind === 'half')
    if (!facts || !priced) return found
    found = { before: text.slice(0, at).trim(), reading: reading(facts, tail), after: '' }
  }
  return found
}

const joint = /,| (?:o|u|ou|edo|or|y|e|i|eta|and) |:/i
/** «Tarta de zanahoria (lleva nueces)»: a note that says nothing without its dish. */
const aboutDish = /^(?:[a-z]{1,2}, )?(?:lleva|contiene|contains|porta|leva|conte|conten|trazas|may contain)/

/** «Menú completo (incluye pan)», «Pollo (bebida aparte)»: brackets that hold only a fact or a note. */
function inBrackets(text: string, amounts: readonly Amount[]): SplitAtFact | null {
  const bracket = /\(([^()]{3,120})\)/.exec(text)
  const inside = bracket?.[1]
  if (!bracket || !inside) return null
  const before = `${text.slice(0, bracket.index)} ${text.slice(bracket.index + bracket[0].length)}`.trim()
  if (isNote(inside)) {
    const dish = aboutDish.test(fold(inside)) ? (text.slice(0, bracket.index).split(joint).at(-1) ?? '') : ''
    const note = dish.trim() === '' ? inside : `${sentenceCase(dish.trim())} (${inside})`
    return { before, reading: { as: 'note', text: note }, after: '' }
  }
  const facts = factsWith(inside, amounts)
  const says = facts && facts.includes.length > 0 && (!facts.mayBeDish || facts.amounts.length > 0)
  return says ? { before, reading: reading(facts, inside), after: '' } : null
}

/** «Por solo 9,90 € tienes lentejas o sopa». */
function leading(text: string, amounts: readonly Amount[]): SplitAtFact | null {
  const end = text.search(standIn) + 1
  const facts = end > 0 ? factsWith(text.slice(0, end), amounts) : null
  const after = text.slice(end).replace(/^[\s,.:)-]+/, '')
  if (!facts || facts.amounts.every(({ kind }) => kind === 'supplement') || after === '') return null
  return { before: '', reading: reading(facts, text.slice(0, end)), after }
}

/** «… incluye pan y bebida», «… son 12 €»: a fact after other text in the same sentence. */
function trailing(text: string, amounts: readonly Amount[], pattern: RegExp): SplitAtFact | null {
  const match = pattern.exec(fold(text))
  const tail = match && match.index > 0 ? text.slice(match.index) : ''
  const facts =
    tail === '' ? null : (factsWith(tail, amounts) ?? factsWith(tail.match(standIn)?.[0] ?? '-', amounts))
  const before = text.slice(0, match?.index).replace(/[\s,:(-]+$/, '')
  if (!match || !facts || before === '' || facts.amounts.some(({ kind }) => kind === 'supplement'))
    return null
  return { before, reading: reading(facts, text.slice(match.index)), after: '' }
}

export function splitAtFact(text: string, amounts: readonly Amount[]): SplitAtFact | null {
  return (
    inBrackets(text, amounts) ??
    leading(text, amounts) ??
    afterComma(text, amounts) ??
    trailing(text, amounts, tailPrice) ??
    trailing(text, amounts, tailWords)
  )
}

/** «Menú marinero 18 €»: a title with a price, unless it is a menu for children or for the weekend. */
export function pricedTitle(text: string, amounts: readonly Amount[]): Reading[] | null {
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

/** «8,50 €: bocata + bebida + café»: the price includes the parts after the first. The lines below name the first part. */
function comboFacts(text: string, amounts: readonly Amount[]) {
  const parts = text.split('+')
  const others = parts.length > 1 ? factsWith(parts.slice(1).join('+'), amounts) : null
  const price = factsWith(text.slice(0, 1), amounts)
  return price && others && others.includes.length > 0 ? { ...price, includes: others.includes } : null
}

/** «Incluye patatas y bebida»: facts for the things that the contract knows, and a note with all words. */
export function readIncluded(text: string, amounts: readonly Amount[]): Reading[] {
  const parts = text.split(/,| y | e | i |\+/)
  const facts = parts.flatMap((part) => factsWith(part, amounts) ?? [])
  return [
    ...facts.map((part) => ({ as: 'facts' as const, facts: { ...part, mayBeDish: false }, text })),
    { as: 'note', text },
  ]
}

/** A note with a price before it: «Menú 10 € bebida no incluida». */
export function readNote(text: string, amounts: readonly Amount[]): Reading[] {
  const price = text.search(standIn)
  const facts = price < 0 ? null : factsWith(text.slice(0, price + 1), amounts)
  const rest = text.slice(price + 1).replace(/^[\s,.:()-]+/, '')
  if (!facts || !isNote(rest)) return [{ as: 'note', text }]
  return [
    { as: 'facts', facts, text: text.slice(0, price + 1) },
    { as: 'note', text: rest.replace(/\)$/, '') },
  ]
}
