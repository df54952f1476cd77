import type { TimeZone } from '@/contract/entities/place'
import { addDays, localMidnight, localNow } from '@/contract/rules/local-time'
import { AppError } from '@/server/errors'

const daysAhead = 60

/** Today's menu is out at once, a later day's when that day begins where the restaurant is. */
export function releaseOf(wanted: string | undefined, timeZone: TimeZone, now: Date) {
  const { date: today } = localNow(now, timeZone)
  const date = wanted ?? today
  if (date < today) throw new AppError('invalid', 'validation', { fields: { date: 'past' } })
  if (date > addDays(today, daysAhead))
    throw new AppError('invalid', 'validation', { fields: { date: 'too-far' } })
  return date === today
    ? ({ date, state: 'published', publishedAt: now, publishAt: null } as const)
    : ({ date, state: 'scheduled', publishedAt: null, publishAt: localMidnight(date, timeZone) } as const)
}
