import { type SQL, sql } from 'drizzle-orm'
import { recipeTags, tagNumbers } from './filters'

const number = (value: number) => sql`${value}::integer`

/** The search finds a profile if it has a name and a place, and is not rejected or deleted. */
export const isPublic = sql`name <> '' and lat is not null and verification <> 'rejected' and deleted_at is null`

const { firstCuisine, firstService, firstEarlyHour, earlyHours, firstOfMenu, lastOfMenu } = tagNumbers

/** The data of public restaurants without their menus, computed from the tables. */
export const housesAnew = (ids: SQL) => sql`
  span as (
    select restaurant_id, (weekday - 1) * 1440 + starts as starts, (weekday - 1) * 1440 + ends as ends
    from opening_hours
    cross join lateral (values
      (case option when 'open' then 0 else start_minute end, case option when 'open' then 1440 else end_minute end),
      (start2_minute, end2_minute)
    ) as interval (starts, ends)
    where restaurant_id = any(${ids}) and option <> 'close' and starts < ends
  ), week as (
    select restaurant_id, range_agg(range) as hours
    from span cross join lateral (values
      (int4range(starts, least(ends, 10080))), (int4range(0, greatest(ends - 10080, 0)))
    ) as piece (range)
    group by restaurant_id
  ), early as (
    select restaurant_id, array_agg(distinct ${number(firstEarlyHour)} + hour % 24) as tags
    from span cross join lateral generate_series(starts / 60, (ends - 1) / 60) as hour
    where hour % 24 < ${number(earlyHours)}
    group by restaurant_id
  ), house as (
    select id, name, cuisine_type, lat, lon, mercator(lat, lon) as xy, time_zone, coalesce(hours, '{}') as hours,
      array(
        select ${number(firstCuisine)} - 1 + array_position(${sql.param(tagNumbers.cuisines)}::text[], cuisine)
        from unnest(cuisine_type) as cuisine
        union all
        select ${number(firstService)} - 1 + array_position(${sql.param(tagNumbers.services)}::text[], service)
        from unnest(restaurant_services) as service
        union all
        select unnest(early.tags)
        union all
        select ${number(recipeTags.house)}
      ) as tags
    from restaurants
    left join week on week.restaurant_id = id
    left join early on early.restaurant_id = id
    where id = any(${ids}) and ${isPublic}
  )`

/** The same data from the existing search rows, for a change of menus only, with the stems of name and cuisines. */
export const housesAsTheyAre = (ids: SQL) => sql`
  house as (
    select restaurant_id as id, lat, lon, xy, time_zone, hours, ts_filter(doc, '{a,c}') as own_stems,
      array(select tag from unnest(tags) as tag where tag not between ${number(firstOfMenu)} and ${number(lastOfMenu)}) as tags
    from restaurant_search
    where restaurant_id = any(${ids}) and part = 0
  )`
