import { amountsIn, withAmounts } from './amounts'
import {
  type Assembly,
  addDishes,
  addDoubt,
  markLine,
  nextMenu,
  type PlacedReading,
  type State,
} from './assembly'
import { correctMenu } from './correct-menu'
import type { Day } from './days'
import type { Facts } from './facts'
import type { Heading } from './headings'
import { knownDish, looksLikeFood } from './known-dishes'
import { addIncludes, hasItems, notePrices, openCategory, openMenu, setPrices } from './open-menu'
import { isShouted, sentenceCase } from './sentence-case'
import { fold, stems } from './words'

const sameDay = (one: Day, other: Day) => one.date === other.date && one.weekday === other.weekday

function takeDay(
  state: State,
  placed: PlacedReading,
  { day, more, alone }: { day: Day; more: readonly Day[]; alone?: boolean },
) {
  markLine(state, placed, 'heading')
  const { menu } = state
  const { line, text } = placed.source
  const opens = hasItems(menu) && (menu.day === null || !sameDay(menu.day, day))
  if (opens && day.relative) {
    if (menu.day === null && alone) state.lateDay = day
    if (menu.day && menu.day.date !== day.date) state.nextDay = day
    return
  }
  if (opens) nextMenu(state, line)
  const replaces = state.menu.day === null || day.weekday !== undefined || !day.relative
  if (!replaces) return
  if (state.menu.day?.date && day.date === undefined) return
  state.menu.day = day
  state.menu.alsoOn = more
  if (day.doubt) state.menu.doubts.push({ reason: day.doubt, line, words: text })
}

function takeHeading(state: State, placed: PlacedReading, heading: Heading) {
  markLine(state, placed, 'heading')
  const counts = heading.ordinal && (state.menu.hasWordHeading || state.ordinalsCount)
  if (counts) return
  if (!heading.ordinal) state.menu.hasWordHeading = true
  state.closed = false
  const again =
    heading.kind === 'firsts' &&
    state.menu.categories.some(({ kind, items }) => kind === 'desserts' && items.length > 0)
  if (again && !heading.ordinal) {
    const { day } = state.menu
    nextMenu(state, placed.source.line)
    state.menu.day = day
  }
  state.category = openCategory(state.menu, heading.kind, heading.words, placed.source.line)
}

/** «Café» among the desserts and «agua» among the drinks are dishes of the menu, not things that its price includes. */
function isDishOfCategory(state: State, facts: Facts): boolean {
  if (facts.amounts.length > 0 || facts.plainFigure || facts.includes.length === 0) return false
  const { category } = state
  if (category?.kind === 'drinks') return facts.includes.every((one) => one === 'bebida')
  return category?.kind === 'desserts' && facts.includes.join() === 'cafe'
}

/** A drink with its own price, such as «Refresco 1,80 €», after the menu's price is known. */
function isPricedDrink(
  { menu }: State,
  { amounts, includes: found, mayBeDish, saysIncluded }: Facts,
): boolean {
  return (
    menu.price !== null &&
    !mayBeDish &&
    !saysIncluded &&
    found.length === 1 &&
    amounts.some((amount) => amount.kind === 'price' && amount.euros !== menu.price)
  )
}

function takeFacts(state: State, placed: PlacedReading, facts: Facts, text: string) {
  if (!state.closed && isDishOfCategory(state, facts)) return takeText(state, placed, text, true)
  if (isPricedDrink(state, facts)) {
    state.menu.notes.push(withAmounts(text, placed.amounts))
    return addDoubt(state, placed, 'item-price', text)
  }
  const only =
    facts.amounts.length === 1 && /^[\s.:]*[\uE000-\uF8FF][\s.]*$/.test(text) ? facts.amounts[0] : undefined
  const last = state.menu.categories
    .flatMap(({ items }) => items)
    .findLast(({ line }) => line === placed.source.line)
  if (only?.kind === 'supplement' && last && last.supplement === undefined) {
    last.supplement = only.euros
    return markLine(state, placed, 'dishes')
  }
  const { service } = facts
  if (service && hasItems(state.menu) && (state.menu.service ?? 'comida') !== service) {
    const { day } = state.menu
    nextMenu(state, placed.source.line)
    state.menu.day = day
  }
  if (service) state.menu.service = service
  if (facts.nextWeek) state.nextWeek = true
  if (facts.excluded !== null) state.menu.notes.push(withAmounts(facts.excluded, placed.amounts))
  if (facts.everything !== null) state.menu.notes.push(sentenceCase(facts.everything))
  setPrices(state.menu, facts, placed.source.line)
  addIncludes(state.menu, facts.includes)
  const says = facts.amounts.length > 0 || facts.includes.length > 0 || facts.plainFigure || service
  markLine(state, placed, says ? 'facts' : 'chatter')
  if ((facts.amounts.length > 0 || facts.plainFigure || facts.includes.length > 0) && hasItems(state.menu))
    state.closed = true
}

/** «El entrecot lleva 4 € más»: the dish is the last that is named so. */
function takeSupplement(
  state: State,
  placed: PlacedReading,
  { dish, euros, text }: { dish: string; euros: number; text: string },
) {
  const wanted = stems(dish)
  const item = state.menu.categories
    .flatMap(({ items }) => items)
    .findLast(({ name }) => {
      const own = stems(fold(name))
      return own[0] === wanted[0] && wanted.every((word) => own.includes(word))
    })
  if (!item || (item.supplement !== undefined && item.supplement !== euros))
    return addDoubt(state, placed, 'maybe-a-dish', text)
  item.supplement = euros
  state.done.push({ line: placed.source.line, words: withAmounts(text, placed.amounts) })
  markLine(state, placed, 'dishes')
}

function takeText(state: State, placed: PlacedReading, text: string, inList: boolean) {
  const food = looksLikeFood(text)
  const dish = knownDish(stems(fold(text)))
  const long = text.split(/[,/]/).some((part) => part.trim().split(' ').length > 9)
  const exclaimed =
    /^[^ ]+(?: [^ ]+)?!$/.test(text) && state.category === null && (!inList || isShouted(text))
  if (exclaimed)
    return food ? addDoubt(state, placed, 'maybe-a-dish', text) : markLine(state, placed, 'chatter')
  const strange = !food && state.lowerCase && isShouted(text)
  const expected = state.category !== null && !state.closed && !long && !strange
  if (food && (dish || expected || !long) && addDishes(state, placed, text, inList)) return
  if (!food && (expected || (inList && hasItems(state.menu))) && addDishes(state, placed, text, inList))
    return
  if (!food && !hasItems(state.menu) && state.category === null && placed.source.line <= 3)
    return markLine(state, placed, 'chatter')
  addDoubt(state, placed, food ? 'maybe-a-dish' : 'unread-line', text)
}

/** «Mañana … callos» after today's dishes begins another menu when a dish follows. When «cerrado» follows, it begins no menu. */
function openNextDay(state: State, { reading, source }: PlacedReading) {
  const { nextDay } = state
  state.nextDay = null
  if (!nextDay || reading.as !== 'text') return
  nextMenu(state, source.line)
  state.menu.day = nextDay
}

function takeReading(state: State, placed: PlacedReading) {
  const { reading } = placed
  if (placed.source.blankBefore && placed.source.line !== state.blockLine) state.block += 1
  state.blockLine = placed.source.line
  openNextDay(state, placed)
  if (state.aside && placed.source.blankBefore) state.aside = false
  if (state.aside && (reading.as === 'text' || reading.as === 'facts'))
    return takeAside(state, placed, reading.text, false)
  state.aside = false
  if (reading.as === 'day') return takeDay(state, placed, reading)
  if (reading.as === 'week') {
    state.weekBegins = reading.begins
    return markLine(state, placed, 'heading')
  }
  if (reading.as === 'supplement') return takeSupplement(state, placed, reading)
  if (reading.as === 'heading') return takeHeading(state, placed, reading.heading)
  if (reading.as === 'aside') return takeAside(state, placed, reading.text, true)
  if (reading.as === 'correction') {
    const { correction, otherwise, text } = reading
    if (!correctMenu(state, placed, text, correction))
      return takeReading(state, { ...placed, reading: otherwise })
    state.done.push({
      line: placed.source.line,
      words: withAmounts(text, placed.amounts).replace(/\d+/g, ' '),
    })
    return
  }
  if (reading.as === 'facts') return takeFacts(state, placed, reading.facts, reading.text)
  if (reading.as === 'text') return takeText(state, placed, reading.text, reading.inList)
  if (reading.as === 'note') {
    state.menu.notes.push(withAmounts(reading.text, placed.amounts))
    for (const amount of amountsIn(reading.text, placed.amounts))
      if (amount.kind === 'window') state.menu.window ??= amount.window
    notePrices(state.menu, amountsIn(reading.text, placed.amounts), placed.source.line)
    return markLine(state, placed, 'note')
  }
  notePrices(state.menu, amountsIn(reading.text, placed.amounts), placed.source.line)
  if (reading.holdsDish) return addDoubt(state, placed, 'maybe-a-dish', reading.text)
  markLine(state, placed, 'chatter')
}

/** Notes a children's menu and the lines below it, to the next blank line. */
function takeAside(state: State, placed: PlacedReading, text: string, opens: boolean) {
  state.menu.notes.push(withAmounts(text, placed.amounts))
  markLine(state, placed, 'note')
  if (opens) state.aside = /^[^:(]*:?$/.test(text) && amountsIn(text, placed.amounts).length === 0
}

/** «… chipirones. Pasado mañana. 14 €»: a day behind the dishes is theirs when no dish follows it. */
function takeLateDay(state: State) {
  const [menu, other, another] = state.menus
  if (!menu || menu.day !== null || another) return
  if (!other) {
    menu.day = state.lateDay
    return
  }
  if (hasItems(other) || other.day === null || !hasItems(menu)) return
  menu.day = other.day
  menu.alsoOn = other.alsoOn
  menu.price ??= other.price
  menu.halfPrice ??= other.halfPrice
  menu.window ??= other.window
  addIncludes(menu, other.includes)
  menu.notes.push(...other.notes)
  menu.doubts.push(...other.doubts)
  menu.notedPrices.push(...other.notedPrices)
  state.menus.pop()
}

/** Builds the menus, category by category, from the readings of all parts of the text. */
export function assemble(placed: readonly PlacedReading[], ordinalsCount: boolean): Assembly {
  const first = openMenu(1)
  const state: State = {
    menus: [first],
    doubts: [],
    readAs: new Map(),
    block: 0,
    blockLine: 0,
    nextDay: null,
    lateDay: null,
    nextWeek: false,
    weekBegins: null,
    done: [],
    menu: first,
    category: null,
    closed: false,
    ordinalsCount,
    lowerCase: false,
    aside: false,
  }
  for (const one of placed) takeReading(state, one)
  takeLateDay(state)
  return state
}
