import type { MenuContent } from '@/contract/entities/menu'
import { findDishes, namesWord } from '../menu/find-dish'
import type { Act } from './acts'
import { thingOf } from './values'
import { withWholeHours } from './whole-values'
import { wordsOf } from './words-of'

const ofOneDish = new Set(['soldout', 'remove', 'back', 'keep', 'supplement'])
const ofThings = new Set(['include', 'exclude'])

/** Words beside which a thing may not belong to the others. */
const turning =
  /(?<!\p{L})(?:no|sin|sense|sen|ni|pero|menos|salvo|ez|without|but|o|ou|or|edo|aparte|apart|aparti)(?!\p{L})/iu

/** An act with the dish or the thing that it needs and that the model did not mark, where the menu or the words leave only one. */
export function withDish(read: Act, all: Act[], menus: MenuContent[]): Act {
  const act = withWholeHours(read)
  const has = (slot: string) => act.slots.some((one) => one.slot === slot)
  if (ofThings.has(act.act) && !(has('item') && turning.test(act.text))) {
    const known = new Set(act.slots.flatMap(({ text }) => thingOf(text) ?? []))
    const items = wordsOf(act.text).filter(({ plain }) => {
      const thing = thingOf(plain)
      return thing !== null && !known.has(thing)
    })
    return { ...act, slots: [...act.slots, ...items.map(({ raw }) => ({ slot: 'item', text: raw }))] }
  }
  if (ofOneDish.has(act.act) && !has('dish') && act.slots.length === 0) return filled(act, all, menus, 'dish')
  return act.act === 'rename' && has('new') && !has('old') ? filled(act, all, menus, 'old') : act
}

function filled(act: Act, all: Act[], menus: MenuContent[], slot: string): Act {
  const isAlone = all.every((one) => one === act || one.act === 'chat')
  const besides = isAlone ? all.map(({ text }) => text).join(' ') : act.text
  const text = oneDishIn(act.act === 'rename' ? act.besides : besides, menus)
  return text ? { ...act, slots: [...act.slots, { slot, text }] } : act
}

/** The words of a text that name a dish of the first menu, if they name only one. */
function oneDishIn(text: string, [menu]: MenuContent[]): string | null {
  if (!menu) return null
  const words = wordsOf(text).filter(({ plain }) => plain.length > 3 && namesWord(menu, plain))
  const named = new Set(words.flatMap(({ plain }) => findDishes(menu, plain).map(({ name }) => name)))
  return words.length > 0 && named.size === 1 ? words.map(({ raw }) => raw).join(' ') : null
}
