import type { OwnMenu } from '@/contract/entities/own-menu'
import type { TimeZone } from '@/contract/entities/place'
import { localNow } from '@/contract/rules/local-time'
import { usualRelease } from '@/contract/rules/menu-release'
import type { Slot } from '../own-menu-calls'
import { clockText } from './moment-text'

const lastMinute = 23 * 60 + 45

/** What the dialog begins with: as it is, at the usual time, or soon when that is over. */
export function proposedTime(slot: Slot, menu: OwnMenu | null, timeZone: TimeZone, now: Date): string {
  if (menu?.state === 'scheduled' && menu.publishAt) return clockText(menu.publishAt, timeZone)
  const usual = usualRelease(slot, timeZone)
  if (usual > now) return clockText(usual.toISOString(), timeZone)
  const quarter = Math.min(Math.ceil((localNow(now, timeZone).minute + 10) / 15) * 15, lastMinute)
  return `${String(Math.floor(quarter / 60)).padStart(2, '0')}:${String(quarter % 60).padStart(2, '0')}`
}
