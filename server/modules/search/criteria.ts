import type { Position } from '@/contract/entities/place'
import type { Cuisine, Service } from '@/contract/lists'
import { daysInForce, type LocalClocks } from './clocks'
import { cuisineTag, earlyHours, earlyHourTag, menuDayTag, serviceTag } from './tags'
import type { Text } from './understand-words'

/** What is looked for, with everything that depends on the clock already read off it. */
export type Criteria = {
  at: Position
  radiusKm: number
  cuisines: Cuisine[]
  services: Service[]
  openNow: boolean
  menuToday: boolean
  clocks: LocalClocks
  text: Text | null
}

/** As intarray's query_int: what a row's tags must hold for it to be worth a look. '' when anything may be in them. */
export function tagQuery({ cuisines, services, openNow, menuToday, clocks }: Criteria): string {
  return [
    anyOf(cuisines.map(cuisineTag)),
    ...services.map((service) => String(serviceTag(service))),
    menuToday ? anyOf(daysInForce(clocks).map(menuDayTag)) : '',
    openNow ? anyOf(earlyTags(clocks)) : '',
  ]
    .filter((part) => part !== '')
    .join('&')
}

const anyOf = (tags: number[]) => (tags.length > 0 ? `(${[...new Set(tags)].join('|')})` : '')

/** Only while it is early in both zones: later a tag would leave out what one of them has open. */
function earlyTags(clocks: LocalClocks): number[] {
  const hours = Object.values(clocks).map(({ minute }) => Math.floor(minute / 60))
  return hours.every((hour) => hour < earlyHours) ? hours.map(earlyHourTag) : []
}
