import { mark, type Placed, type State } from './assembly'
import { knownDish, stems } from './dish-knowledge'
import { readDish } from './dish-name'
import { factsWith } from './facts'
import { fold } from './fold'
import { looksLikeFood } from './guess-courses'
import { include, type OpenCategory, unannounced } from './open-menu'
import { isShouted } from './sentence-case'
import { splitDishes } from './split-dishes'

/** «…, pollo o sardinas, y postre»: said among the dishes, it is none. */
function isIncluded(state: State, { kind }: OpenCategory, part: string, first: string): boolean {
  const facts = factsWith(part, [])
  const afterDessert = knownDish(stems(fold(first)))?.course === 'desserts'
  if (afterDessert && facts?.includes.join() === 'cafe') return false
  if (!facts || facts.includes.length === 0 || kind === 'desserts' || kind === 'drinks') return false
  include(state.menu, facts.includes)
  return true
}

export function addDishes(state: State, placed: Placed, text: string, inList: boolean): boolean {
  const category = state.category ?? unannounced(state.menu)
  const plate = category.kind === 'single' && (!inList || /,.* y /.test(text))
  const whole = plate || (category.kind === 'own' && !inList)
  const parts = whole ? [text] : splitDishes(text, inList)
  const items = parts.flatMap((part) =>
    isIncluded(state, category, part, parts[0] ?? '')
      ? []
      : (readDish(part, placed.amounts, placed.source) ?? []),
  )
  category.items.push(...items)
  if (items.length === 0) return false
  if (!isShouted(text)) state.lowerCase = true
  mark(state, placed, 'dishes')
  for (const item of items)
    if (state.category && !looksLikeFood(item.name))
      item.doubts.push({ reason: 'unknown-dish', line: item.line, words: item.name })
  return true
}
