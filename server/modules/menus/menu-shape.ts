import type { z } from 'zod'
import type { Menu, MenuContent, MenuItem, menu } from '@/contract/entities/menu'
import { toCents, toEuros } from '@/contract/rules/price'
import type { menus, StoredMenuItem } from '@/server/db/schema'
import { AppError } from '@/server/errors'

type Row = typeof menus.$inferSelect

/** Cents and minutes inside, euros and clock times outside: the two meet here alone. */
export function menuOf(row: Row): z.input<typeof menu> {
  const { windowStartMinute: start, windowEndMinute: end } = row
  return {
    menuId: row.id,
    date: row.date,
    service: row.service,
    state: row.state,
    price: row.priceCents === null ? null : toEuros(row.priceCents),
    halfPrice: row.halfPriceCents === null ? null : toEuros(row.halfPriceCents),
    includes: row.includes,
    window: start === null || end === null ? null : { start: timeText(start), end: timeText(end) },
    categories: row.categories.map(({ name, items }) => ({ name, items: items.map(itemOf) })),
    observation: row.observation,
    updatedAt: row.updatedAt.toISOString(),
  }
}

function itemOf({ supplementCents, ...item }: StoredMenuItem): MenuItem {
  return supplementCents === undefined ? item : { ...item, supplement: toEuros(supplementCents) }
}

export function storedContentOf(draft: MenuContent) {
  return {
    priceCents: draft.price === null ? null : toCents(draft.price),
    halfPriceCents: draft.halfPrice === null ? null : toCents(draft.halfPrice),
    includes: draft.includes,
    ...storedWindowOf(draft.window),
    categories: draft.categories.map(({ name, items }) => ({ name, items: items.map(storedItemOf) })),
    observation: draft.observation,
  }
}

function storedItemOf({ supplement, ...item }: MenuItem): StoredMenuItem {
  return supplement === undefined ? item : { ...item, supplementCents: toCents(supplement) }
}

const dayLength = 24 * 60
/** A service that begins in the evening may end in the small hours of the next day. */
const latestEnd = 30 * 60 - 1

function storedWindowOf(window: Menu['window']) {
  if (!window) return { windowStartMinute: null, windowEndMinute: null }
  const start = minuteOf(window.start)
  const written = minuteOf(window.end)
  const end = written > start ? written : written + dayLength
  if (start >= dayLength) throw invalidWindow('window.start', 'time')
  if (end > latestEnd) throw invalidWindow('window.end', 'before-start')
  return { windowStartMinute: start, windowEndMinute: end }
}

const invalidWindow = (field: string, reason: string) =>
  new AppError('invalid', 'validation', { fields: { [field]: reason } })

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function timeText(minute: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}
