import type { Position } from '@/contract/entities/place'
import type { Allergen, Cuisine, Service } from '@/contract/lists'
import { daysInForce, type LocalClocks } from './clocks'
import {
  cuisineTag,
  drinkTag,
  earlyHours,
  earlyHourTag,
  freeTag,
  menuDayTag,
  serviceTag,
  voucherTag,
} from './tags'
import type { Text } from './understand-words'

/** What is looked for, with everything that depends on the clock already read off it. */
export type Criteria = {
  at: Position
  radiusKm: number
  cuisines: Cuisine[]
  services: Service[]
  openNow: boolean
  menuToday: boolean
  includesDrink: boolean
  mealVoucher: boolean
  withoutAllergens: Allergen[]
  clocks: LocalClocks
  text: Text | null
}

/** As intarray's query_int: what a row's tags must hold for it to be worth a look. '' when anything may be in them. */
export function tagQuery(criteria: Criteria): string {
  const { cuisines, services, openNow, menuToday, clocks } = criteria
  return [
    anyOf(cuisines.map(cuisineTag)),
    ...services.map((service) => String(serviceTag(service))),
    menuToday ? anyOf(daysInForce(clocks).map(menuDayTag)) : '',
    ...menuTags(criteria).map(String),
    openNow ? anyOf(earlyTags(clocks)) : '',
  ]
    .filter((part) => part !== '')
    .join('&')
}

/** What is asked of the menu itself. */
export function menuTags({ includesDrink, mealVoucher, withoutAllergens }: Criteria): number[] {
  return [
    ...(includesDrink ? [drinkTag] : []),
    ...(mealVoucher ? [voucherTag] : []),
    ...withoutAllergens.map(freeTag),
  ]
}

const anyOf = (tags: number[]) => (tags.length > 0 ? `(${[...new Set(tags)].join('|')})` : '')

/** Only while it is early in both zones: later a tag would leave out what one of them has open. */
function earlyTags(clocks: LocalClocks): number[] {
  const hours = Object.values(clocks).map(({ minute }) => Math.floor(minute / 60))
  return hours.every((hour) => hour < earlyHours) ? hours.map(earlyHourTag) : []
}
