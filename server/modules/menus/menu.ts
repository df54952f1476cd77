import type { MenuContent, MenuItem as WireItem, Menu as WireMenu } from '@/contract/entities/menu'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { firstLanguage, type WrittenLanguage } from '@/contract/languages'
import { dayMinutes, windowMinutes } from '@/contract/rules/menu/menu-times'
import { toCents, toEuros } from '@/contract/rules/menu/price'
import { usualCourseIn } from '@/contract/rules/menu-text/course-names'
import { clockText } from '@/contract/rules/time/clock-text'
import type { menus, StoredMenuItem } from '@/server/db/schema'
import { invalidField } from '@/server/errors'
import { writtenIn } from '@/server/text/dishes/written-in'

/** A menu as the api stores it: money in cents, times in minutes of the day. */
export type Menu = typeof menus.$inferSelect
export type NewMenu = typeof menus.$inferInsert
export type MenuItem = StoredMenuItem

/** A day and a service of a restaurant. A slot has at most one menu. */
export type Slot = Pick<Menu, 'date' | 'service'>

/** Whether people other than the owner can read the menu, today or in the history. */
export const isOut = (menu: Pick<Menu, 'state'> | undefined) =>
  menu?.state === 'published' || menu?.state === 'expired'

// The api stores cents and minutes; the contract uses euros and clock times. Only this file converts.

/** `writtenIn`: where the caller knows it, and it is not Castilian. */
export function menuOf(row: Menu & { writtenIn?: WrittenLanguage | null }): WireMenu {
  const { windowStartMinute: start, windowEndMinute: end, writtenIn } = row
  return {
    menuId: row.id,
    date: row.date,
    service: row.service,
    state: row.state,
    price: row.priceCents === null ? null : toEuros(row.priceCents),
    halfPrice: row.halfPriceCents === null ? null : toEuros(row.halfPriceCents),
    includes: row.includes,
    window: start === null || end === null ? null : { start: clockText(start), end: clockText(end) },
    categories: row.categories.map(({ name, items }) => ({ name, items: items.map(itemOf) })),
    observation: row.observation,
    updatedAt: row.updatedAt.toISOString(),
    ...(writtenIn && { writtenIn }),
  }
}

export function ownMenuOf(row: Menu): OwnMenu {
  const { version, publishAt, source } = row
  const menu = menuOf(withLanguage(row))
  const { writtenIn: language = firstLanguage } = menu
  // The readers store usual headings in Castilian. An owner finds them as they were written; other words of an owner stay.
  const categories = menu.categories.map((one) => ({ ...one, name: usualCourseIn(one.name, language) }))
  return { ...menu, categories, version, publishAt: publishAt?.toISOString() ?? null, source }
}

/** What is not published yet has no search row that knows its language. */
export function withLanguage<Row extends Pick<Menu, 'categories'>>(row: Row) {
  const language = writtenIn(row.categories, firstLanguage)
  return { ...row, writtenIn: language === firstLanguage ? null : language }
}

export function itemOf({ supplementCents, ...item }: MenuItem): WireItem {
  return supplementCents === undefined ? item : { ...item, supplement: toEuros(supplementCents) }
}

export function contentOf(draft: MenuContent) {
  return {
    priceCents: draft.price === null ? null : toCents(draft.price),
    halfPriceCents: draft.halfPrice === null ? null : toCents(draft.halfPrice),
    includes: draft.includes,
    ...servedOf(draft.window),
    categories: draft.categories.map(({ name, items }) => ({ name, items: items.map(storedItemOf) })),
    observation: draft.observation,
  }
}

function storedItemOf({ supplement, ...item }: WireItem): MenuItem {
  return supplement === undefined ? item : { ...item, supplementCents: toCents(supplement) }
}

/** A dinner may end after midnight: at 05:59 of the next day at the latest. */
const latestEnd = 30 * 60 - 1

function servedOf(window: MenuContent['window']) {
  if (!window) return { windowStartMinute: null, windowEndMinute: null }
  const { start, end } = windowMinutes(window)
  if (start >= dayMinutes) throw invalidField('window.start', 'time')
  if (end > latestEnd) throw invalidField('window.end', 'before-start')
  return { windowStartMinute: start, windowEndMinute: end }
}

/** The dishes for another day: nothing is sold out yet. */
export const withNothingSoldOut = (categories: Menu['categories']) =>
  categories.map(({ name, items }) => ({ name, items: items.map(({ soldOut: _, ...item }) => item) }))
