import type { TimeZone } from '@/contract/entities/place'
import { expiresAt } from '@/contract/rules/menu/special-menus'
import { addDays } from '@/contract/rules/time/local-time'
import type { Occasion } from '../data/documents'

export type DatedOccasion = {
  url: string
  name: string
  description: string
  startDate: string
  endDate: string | null
  expiresAt: string | null
}

/** The dates of the occasion: of the current one when it is going on, else of the next. */
export function dated(occasion: Occasion, today: string, timeZone: TimeZone): DatedOccasion {
  const { file, name, description, from, to } = occasion
  const endDate = to === null ? null : endOf(to, today)
  const startDate = typeof from === 'number' ? addDays(today, from) : startBefore(from, endDate ?? today)
  return {
    url: `/files/${file}`,
    name,
    description,
    startDate,
    endDate,
    expiresAt: expiresAt(endDate, timeZone),
  }
}

function endOf(to: string | number, today: string): string {
  if (typeof to === 'number') return addDays(today, to)
  const year = Number(today.slice(0, 4))
  const thisYear = `${year}-${to}`
  return thisYear >= today ? thisYear : `${year + 1}-${to}`
}

function startBefore(from: string, end: string): string {
  const year = Number(end.slice(0, 4))
  const sameYear = `${year}-${from}`
  return sameYear <= end ? sameYear : `${year - 1}-${from}`
}
