import type { TimeZone } from '@/contract/entities/place'
import { localInstant, localNow } from '@/contract/rules/local-time'
import { hasPassed, releaseProblem, usualRelease } from '@/contract/rules/menu-release'
import { requireWithinReach } from '@/server/modules/menus'
import { invalidField } from './conflicts'
import type { MenuRow, NewMenu, Slot } from './queries'

type How = {
  mode: 'copy' | 'move'
  field: string
  timeZone: TimeZone
  now: Date
  mayPublish: boolean
  /** Whether the plan lets menus go out by themselves; one that is scheduled already stays so where it is moved to. */
  maySchedule: boolean
}

/** The menu as it will stand on another day: nothing is sold out yet, and nothing is out before its owner can have seen it. */
export function copyOf(source: MenuRow, to: Slot, how: How): NewMenu {
  const { mode, field, timeZone, now } = how
  const local = localNow(now, timeZone)
  if (to.date < local.date) throw invalidField(`${field}.to`, 'past')
  requireWithinReach(to.date, local.date, `${field}.to`)
  if (mode === 'move' && hasPassed(source, source.windowEndMinute, local))
    throw invalidField(`${field}.from`, 'past')
  const { id, version: _version, createdAt, ...content } = source
  return {
    ...content,
    ...to,
    ...(mode === 'move' ? { id, createdAt } : { source: 'copy', createdAt: now }),
    categories: fresh(source.categories),
    ...releaseOf(source, to, how),
    updatedAt: now,
  }
}

const fresh = (categories: MenuRow['categories']) =>
  categories.map(({ name, items }) => ({ name, items: items.map(({ soldOut: _, ...item }) => item) }))

/** What was meant for people goes on being so, on a later day at the same time of day. Today's waits for a press of the button. */
function releaseOf(source: MenuRow, to: Slot, { mode, timeZone, now, mayPublish, maySchedule }: How) {
  const draft = { state: 'draft', publishAt: null, publishedAt: null } as const
  const goesOn = maySchedule || (mode === 'move' && source.state === 'scheduled')
  if (source.state === 'draft' || !mayPublish || !goesOn || to.date <= localNow(now, timeZone).date)
    return draft
  const sameTime =
    source.publishAt && source.service === to.service && timeOn(source.publishAt, to.date, timeZone)
  const publishAt = sameTime || usualRelease(to, timeZone)
  if (releaseProblem(publishAt, to, timeZone, now)) return draft
  return { state: 'scheduled', publishAt, publishedAt: null } as const
}

const timeOn = (at: Date, date: string, timeZone: TimeZone) =>
  localInstant(date, localNow(at, timeZone).minute, timeZone)
