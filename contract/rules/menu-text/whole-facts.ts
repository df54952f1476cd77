import { type Amount, standIn } from './amounts'
import { isFood, stems } from './dish-knowledge'
import { factsWith } from './facts'
import { fold } from './fold'
import type { Reading } from './reading'
import { isNote } from './spoken'

/** «Menú marinero 18 €», unless it is the children's or the weekend's. */
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

/** «8,50 €: bocata + bebida + café»: what comes with the first thing, which the lines below are. */
function comboFacts(text: string, amounts: readonly Amount[]) {
  const parts = text.split('+')
  const others = parts.length > 1 ? factsWith(parts.slice(1).join('+'), amounts) : null
  const price = factsWith(text.slice(0, 1), amounts)
  return price && others && others.includes.length > 0 ? { ...price, includes: others.includes } : null
}

/** «Incluye patatas y bebida»: what the contract knows of it, and the words for the rest. */
export function readIncluded(text: string, amounts: readonly Amount[]): Reading[] {
  const parts = text.split(/,| y | e | i |\+/)
  const facts = parts.flatMap((part) => factsWith(part, amounts) ?? [])
  return [
    ...facts.map((part) => ({ as: 'facts' as const, facts: { ...part, weak: false }, text })),
    { as: 'note', text },
  ]
}

/** A note, and the price that stood before it: «Menú 10 € bebida no incluida». */
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
