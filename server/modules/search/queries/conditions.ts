import { type SQL, sql } from 'drizzle-orm'
import { timeZones } from '@/contract/entities/place'
import type { Allergen } from '@/contract/lists'
import { earthRadiusKm } from '@/contract/rules/distance'
import { dayLength } from '@/contract/rules/opening-hours/week-minutes'
import { isNight, type LocalClock, type LocalClocks } from '../clocks'
import { type Criteria, tagQuery } from '../criteria'
import { mapMetres } from '../reach'
import { allergenBits, partShift } from '../tags'
import { textQuery } from './text-query'

/** All conditions on a row but the place of it. */
export function matches(criteria: Criteria): SQL {
  const { clocks, text, openNow, menuToday, withoutAllergens } = criteria
  const tags = tagQuery(criteria)
  return all([
    tags && sql`tags @@ ${tags}::query_int`,
    text !== null && sql`doc @@ (select ${textQuery(text)})`,
    openNow && isOpen(clocks),
    menuToday && hasMenuInForce(clocks),
    withoutAllergens.length > 1 && canChoose(withoutAllergens),
    isShown(clocks),
  ])
}

export function all(conditions: (SQL | false | '')[]): SQL {
  const given = conditions.filter((condition) => typeof condition === 'object')
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`
}

/** Worked out once, where the plan that is kept would do so for every row. */
export const mapPoint = ({ at }: Criteria) => sql`(select mercator(${at.lat}::float8, ${at.lon}::float8))`

export const mapCircle = ({ at, radiusKm }: Criteria) =>
  sql`(select circle(mercator(${at.lat}::float8, ${at.lon}::float8), ${mapMetres(at, radiusKm)}::float8))`

/** Haversine, as contract/rules/distance.ts has it. */
export const kilometres = ({ at }: Criteria) => kilometresFrom(sql`${at.lat}::float8`, sql`${at.lon}::float8`)

export function kilometresFrom(lat: SQL, lon: SQL): SQL {
  return sql`${2 * earthRadiusKm}::float8 * asin(sqrt(least(1, sin(radians(lat - ${lat}) / 2) ^ 2
    + cos(radians(lat)) * cos(radians(${lat})) * sin(radians(lon - ${lon}) / 2) ^ 2)))`
}

/** Every part of the menu has one dish that is free of all of them: that there is one for each, the tags have said. */
function canChoose(allergens: Allergen[]): SQL {
  const all = sql`${allergenBits(allergens)}::integer`
  return sql`not exists (
    select from unnest(choices) as choice group by choice >> ${partShift} having not bool_or(choice & ${all} = ${all}))`
}

function isOpen(clocks: LocalClocks): SQL {
  const { 'Europe/Madrid': mainland, 'Atlantic/Canary': canary } = clocks
  return sql`hours @> case time_zone when 'Atlantic/Canary'
    then ${canary.weekMinute}::integer else ${mainland.weekMinute}::integer end`
}

/** Of the rows of a restaurant, one for each price it has in a day, the one whose price is shown now. */
export function isShown({ 'Europe/Madrid': mainland, 'Atlantic/Canary': canary }: LocalClocks): SQL {
  const minute = ({ today, minute }: LocalClock) =>
    sql`(${today}::date - menu_date) * ${dayLength}::integer + ${minute}::integer`
  return sql`(shown is null or shown @> case time_zone when 'Atlantic/Canary'
    then ${minute(canary)} else ${minute(mainland)} end)`
}

/** Of today where the restaurant is, or of last night as long as it is served. */
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

export const hasPrice = (clocks: LocalClocks) => sql`(price_cents is not null and ${hasMenuInForce(clocks)})`

export const costs = (cents: number) => sql`price_cents = ${cents}`

export const unless = (condition: SQL) => sql`${condition} is not true`
