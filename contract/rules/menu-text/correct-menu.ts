import { addDoubt, markLine, type PlacedReading, type State } from './assembly'
import type { Correction } from './corrections'
import { readDish } from './dishes'
import { knownDish } from './known-dishes'
import type { OpenMenu } from './open-menu'
import type { ParsedItem } from './parsed-menu'
import { fold, stems } from './words'

const dishesIn = (menu: OpenMenu) => menu.categories.flatMap(({ items }) => items)

/** The dish that an owner names, by all its words or by its first words. Null when several dishes fit. */
function dishNamed(menu: OpenMenu, name: string): ParsedItem | null {
  const words = stems(fold(name))
  const found = dishesIn(menu).filter((item) => {
    const own = stems(fold(item.name))
    return words.length > 0 && words.every((word) => own.includes(word))
  })
  return (
    found.find((item) => stems(fold(item.name)).length === words.length) ??
    (found.length === 1 ? (found[0] ?? null) : null)
  )
}

/** Changes the menus read so far. False when the correction names none of their dishes. */
export function correctMenu(
  state: State,
  placed: PlacedReading,
  text: string,
  correction: Correction,
): boolean {
  const { gone, instead, price } = correction
  const priced = price !== null && state.menu.price !== null ? state.menu : undefined
  const menu = priced ?? state.menus.findLast((one) => dishesIn(one).length > 0)
  if (!menu) return false
  if (price !== null) {
    menu.price = price
    menu.doubts = menu.doubts.filter(({ reason }) => reason !== 'several-prices')
    markLine(state, placed, 'facts')
    return true
  }
  const dish = gone === null ? null : dishNamed(menu, gone)
  if (!dish) {
    if (!gone || !knownDish(stems(fold(gone)))) return false
    addDoubt(state, placed, 'maybe-a-dish', text)
    return true
  }
  if (instead === null) {
    dish.soldOut = true
    markLine(state, placed, 'facts')
    return true
  }
  const replacing = readDish(instead, placed.amounts, { line: placed.source.line, struck: false })
  if (!replacing) return false
  const category = menu.categories.find(({ items }) => items.includes(dish))
  category?.items.splice(category.items.indexOf(dish), 1, replacing)
  const place = category?.places.get(dish)
  if (place) category?.places.set(replacing, place)
  markLine(state, placed, 'dishes')
  return true
}
