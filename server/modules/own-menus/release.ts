import type { Release } from '@/contract/entities/own-menu'
import type { TimeZone } from '@/contract/entities/place'
import { localNow } from '@/contract/rules/local-time'
import { hasPassed, releaseInstant, releaseProblem, usualRelease } from '@/contract/rules/menu-release'
import { requireWithinReach } from '@/server/modules/menus'
import { invalidField } from './conflicts'
import type { MenuRow, Slot } from './queries'

type Wanted = Slot & { release: Release; publishAt?: string | undefined; windowEndMinute: number | null }
type Before = Pick<MenuRow, 'state' | 'publishAt' | 'publishedAt'> | undefined

/** The columns that say whether and when a menu is out. */
export function releaseOf(wanted: Wanted, before: Before, timeZone: TimeZone, now: Date) {
  const local = localNow(now, timeZone)
  if (hasPassed(wanted, wanted.windowEndMinute, local)) throw invalidField('date', 'past')
  requireWithinReach(wanted.date, local.date)
  if (wanted.release === 'draft') return { state: 'draft', publishAt: null, publishedAt: null } as const
  if (wanted.release === 'schedule') {
    const publishAt = timeOf(wanted, before, timeZone)
    const problem = releaseProblem(publishAt, wanted, timeZone, now)
    if (problem) throw invalidField('publishAt', problem)
    return { state: 'scheduled', publishAt, publishedAt: null } as const
  }
  if (wanted.date > local.date) throw invalidField('release', 'future')
  const publishedAt = (before?.state === 'published' ? before.publishedAt : null) ?? now
  return { state: 'published', publishAt: before?.publishAt ?? null, publishedAt } as const
}

function timeOf({ publishAt, ...slot }: Wanted, before: Before, timeZone: TimeZone): Date {
  if (publishAt) return releaseInstant(publishAt, timeZone)
  return (before?.state === 'scheduled' ? before.publishAt : null) ?? usualRelease(slot, timeZone)
}
