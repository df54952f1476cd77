import type { TimeZone } from '@/contract/entities/place'
import { addDays, localMidnight, localNow } from '@/contract/rules/local-time'
import { menuDaysAhead } from '@/contract/rules/menu-release'
import { AppError } from '@/server/errors'

/** Today's menu is out at once, a later day's when that day begins where the restaurant is. */
export function releaseOf(wanted: string | undefined, timeZone: TimeZone, now: Date) {
  const { date: today } = localNow(now, timeZone)
  const date = wanted ?? today
  if (date < today) throw new AppError('invalid', 'validation', { fields: { date: 'past' } })
  requireWithinReach(date, today)
  return date === today
    ? ({ date, state: 'published', publishedAt: now, publishAt: null } as const)
    : ({ date, state: 'scheduled', publishedAt: null, publishAt: localMidnight(date, timeZone) } as const)
}

export function requireWithinReach(date: string, today: string, field = 'date') {
  if (date > addDays(today, menuDaysAhead))
    throw new AppError('invalid', 'validation', { fields: { [field]: 'too-far' } })
}
