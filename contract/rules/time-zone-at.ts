import type { Position, TimeZone } from '../entities/place'

/** The Canary Islands are all that lies this far out. */
export function timeZoneAt({ lat, lon }: Position): TimeZone {
  return lat < 30 && lon < -12 ? 'Atlantic/Canary' : 'Europe/Madrid'
}
