import { type SQL, sql } from 'drizzle-orm'
import { timeZones } from '@/contract/entities/place'
import { earthRadiusKm } from '@/contract/geography'
import { dayLength } from '@/contract/rules/time/opening-hours'
import { mostPaidCents } from '@/contract/search'
import { type Criteria, daysInForce, isNight, type LocalClocks, priciest } from '../criteria'
import { mapMetres } from '../reach'
import { anyOf, filterConditions, menuDayTag, minuteOfMenu } from './filters'
import { textQuery } from './words'

/** All conditions on a row except the place. */
export function matches(criteria: Criteria): SQL {
  const { clocks, text, menuToday } = criteria
  // A search for dinner looks at the row of the dinner, whichever row counts now.
  const tags = tagQuery(criteria)
  return joinConditions([
    tags && sql`tags @@ ${tags}::query_int`,
    text !== null && sql`doc @@ (select ${textQuery(text)})`,
    menuToday && hasMenuInForce(clocks),
    ...filterConditions(criteria).flatMap(({ besides }) => besides ?? []),
    criteria.filters.service === undefined && isShown(clocks),
  ])
}

/** A query_int of intarray: the tags that a row needs to be a candidate. Empty if the tags do not matter. */
export function tagQuery(criteria: Criteria): string {
  const days = criteria.menuToday ? anyOf(daysInForce(criteria.clocks).map(menuDayTag)) : ''
  return [days, ...filterConditions(criteria).map(({ tags }) => tags)].filter(Boolean).join('&')
}

export function joinConditions(conditions: (SQL | false | '')[]): SQL {
  const given = conditions.filter((condition) => typeof condition === 'object')
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`
}

/** The subquery is computed once. Without the subquery, the kept plan computes the value for every row. */
export const mapPoint = ({ at }: Criteria) => sql`(select mercator(${at.lat}::float8, ${at.lon}::float8))`

export const mapCircle = ({ at, radiusKm }: Criteria) =>
  sql`(select circle(mercator(${at.lat}::float8, ${at.lon}::float8), ${mapMetres(at, radiusKm)}::float8))`

/** The haversine formula, as in contract/geography.ts. */
export const kilometres = ({ at }: Criteria) => kilometresFrom(sql`${at.lat}::float8`, sql`${at.lon}::float8`)

export function kilometresFrom(lat: SQL, lon: SQL): SQL {
  return sql`${2 * earthRadiusKm}::float8 * asin(sqrt(least(1, sin(radians(lat - ${lat}) / 2) ^ 2
    + cos(radians(lat)) * cos(radians(${lat})) * sin(radians(lon - ${lon}) / 2) ^ 2)))`
}

/** A restaurant has one row for each price of a day. Selects the row whose price is shown now. */
export const isShown = (clocks: LocalClocks) => sql`(shown is null or shown @> ${minuteOfMenu(clocks)})`

/** Whether the menu is of today in the restaurant's time zone, or of last night and still served. */
export function hasMenuInForce(clocks: LocalClocks): SQL {
  const zones = timeZones.map((timeZone) => {
    const clock = clocks[timeZone]
    const lastNight = sql`menu_date = ${clock.yesterday}::date
      and menu_end_minute > ${dayLength + clock.minute}::integer`
    const today = sql`menu_date = ${clock.today}::date`
    return sql`time_zone = ${timeZone} and (${isNight(clock) ? sql`${today} or ${lastNight}` : today})`
  })
  return sql`(${sql.join(zones, sql` or `)})`
}

/** The highest price of a menu that is sorted by price. A menu with only its half price below the limit comes after these menus. */
export const ceilingOf = ({ filters }: Criteria) => Math.min(mostPaidCents(filters), priciest)

export const hasPrice = (criteria: Criteria) =>
  sql`(price_cents <= ${ceilingOf(criteria)}::integer and ${hasMenuInForce(criteria.clocks)})`

export const costs = (cents: number) => sql`price_cents = ${cents}`

export const unless = (condition: SQL) => sql`${condition} is not true`
