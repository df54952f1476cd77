import { type Amount, standIn } from './amounts'
import { type Facts, factsWith } from './facts'
import { fold } from './fold'
import type { Reading } from './reading'
import { isNote } from './spoken'

/** What is left to be read around a fact, and the fact. */
export type Parted = { before: string; reading: Reading; after: string }

/** «… y melón, son 12 €». */
const tailPrice =
  /,?(?: (?:son|por|solo|todo|total|precio|menu|a|el|completo|preu|en)){1,5}:? ?[\uE000-\uF8FF]\)?$|,? [\uE000-\uF8FF]\)?(?: (?:todo|el menu|total|en total|menu|todo incluido|todo junto))$/
const tailWords =
  /[\s,:-](?:incluye|incluido|incluyendo|inclou|precio|menu completo|todo por|por solo|preu|pan y |pan, |con pan)/

const reading = (facts: Facts, text: string): Reading => ({ as: 'facts', facts, text })

/** «Menú completo (incluye pan)», «Pollo (bebida aparte)»: brackets that are a fact or a note by themselves. */
function inBrackets(text: string, amounts: readonly Amount[]): Parted | null {
  const bracket = /\(([^()]{3,120})\)/.exec(text)
  const inside = bracket?.[1]
  if (!bracket || !inside) return null
  const before = `${text.slice(0, bracket.index)} ${text.slice(bracket.index + bracket[0].length)}`.trim()
  if (isNote(inside)) return { before, reading: { as: 'note', text: inside }, after: '' }
  const facts = factsWith(inside, amounts)
  const says = facts && facts.includes.length > 0 && (!facts.weak || facts.amounts.length > 0)
  return says ? { before, reading: reading(facts, inside), after: '' } : null
}

/** «Por solo 9,90 € tienes lentejas o sopa». */
function leading(text: string, amounts: readonly Amount[]): Parted | null {
  const end = text.search(standIn) + 1
  const facts = end > 0 ? factsWith(text.slice(0, end), amounts) : null
  const after = text.slice(end).replace(/^[\s,.:)-]+/, '')
  if (!facts || facts.amounts.every(({ kind }) => kind === 'supplement') || after === '') return null
  return { before: '', reading: reading(facts, text.slice(0, end)), after }
}

/** «… incluye pan y bebida», «… son 12 €», after something else in the same sentence. */
function trailing(text: string, amounts: readonly Amount[], pattern: RegExp): Parted | null {
  const match = pattern.exec(fold(text))
  const facts = match && match.index > 0 ? factsWith(text.slice(match.index), amounts) : null
  const before = text.slice(0, match?.index).replace(/[\s,:(-]+$/, '')
  if (!match || !facts || before === '') return null
  return { before, reading: reading(facts, text.slice(match.index)), after: '' }
}

export function partFacts(text: string, amounts: readonly Amount[]): Parted | null {
  return (
    inBrackets(text, amounts) ??
    leading(text, amounts) ??
    trailing(text, amounts, tailPrice) ??
    trailing(text, amounts, tailWords)
  )
}
