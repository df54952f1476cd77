import type { OwnMenu } from '@/contract/entities/own-menu'
import type { Answer, Turn } from '../facts'
import { findDishes } from '../menu/find-dish'
import type { Slot } from '../state'
import { cut, rowText, t, title } from '../texts'
import { sameSlot } from '../turn'

/** Marks a dish of a stored menu, or asks which one. */
export function soldOut(turn: Turn, menu: OwnMenu, wanted: string, isSoldOut: boolean): Answer {
  const found = findDishes(menu, wanted)
  const [dish] = found
  const slot = { date: menu.date, service: menu.service }
  if (dish && found.length === 1) return markSoldOut(turn, slot, dish.name, isSoldOut)
  const action = (name: string) => cut(`so:${menu.date}:${menu.service}:${isSoldOut ? 1 : 0}:${name}`, 200)
  const all = found.length > 0 ? found : menu.categories.flatMap(({ items }) => items)
  const likely = all.filter((one) => Boolean(one.soldOut) !== isSoldOut).slice(0, 10)
  if (likely.length === 0) return { replies: [{ text: t('soldOut.none') }] }
  const rows = likely.map(({ name }) => ({ action: action(name), ...rowText(name) }))
  const text = t(found.length > 1 ? 'dish.which' : 'dish.unknown', { dish: cut(wanted, 60) })
  return { replies: [{ text, list: { label: t('button.choose'), rows } }] }
}

export function markSoldOut(turn: Turn, slot: Slot, dish: string, isSoldOut: boolean): Answer {
  const menu = turn.facts.menus.find((one) => sameSlot(one, slot))
  const category = menu?.categories.find(({ items }) => items.some(({ name }) => isNamed(name, dish)))
  const item = category?.items.find(({ name }) => isNamed(name, dish))
  if (!menu || !category || !item) return { replies: [{ text: t('soldOut.none') }] }
  if (Boolean(item.soldOut) === isSoldOut)
    return {
      replies: [{ text: t(isSoldOut ? 'soldOut.already' : 'soldOut.there', { dish: cut(item.name, 120) }) }],
    }
  const back = `so:${slot.date}:${slot.service}:${isSoldOut ? 0 : 1}:${item.name}`
  return {
    replies: [
      {
        text: t(isSoldOut ? 'soldOut.done' : 'soldOut.back', { dish: cut(item.name, 120) }),
        buttons: [{ action: cut(back, 200), title: title(t(isSoldOut ? 'button.back' : 'button.soldOut')) }],
      },
    ],
    commands: [
      {
        do: 'sold-out',
        slot: { date: slot.date, service: slot.service },
        dish: item.name,
        soldOut: isSoldOut,
      },
    ],
    state: isSoldOut ? { gone: { item, category: category.name, isSoldOut: true } } : {},
  }
}

/** A button cuts a long name. */
const isNamed = (name: string, dish: string) =>
  name === dish || (dish.endsWith('…') && name.startsWith(dish.slice(0, -1)))
