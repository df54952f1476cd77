import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/client'
import { tagNumbers } from '../tags'

/** Without these every word is one lexeme: the parser takes «carne/pescado» for a path and «pil-pil.es» for a host. */
const separators = `/\\.,:;@#&_+*=<>|~^%$!?()[]{}"'\`´’‘“”«»·-`

/** A menu of the greatest size allowed must not burst a tsvector. */
const maxText = 200_000

const plain = (text: SQL) =>
  sql`left(translate(normalize(${text}, NFC), ${separators}, ${' '.repeat(separators.length)}), ${maxText})`

const document = (text: SQL, weight: 'A' | 'B' | 'C') =>
  sql`setweight(to_tsvector('spanish_unaccent', ${plain(text)}), ${weight}::"char")`

/** A profile is found once it has a name and a place, unless it was refused or is gone. */
const isPublic = sql`name <> '' and lat is not null and verification <> 'rejected' and deleted_at is null`

const number = (value: number) => sql`${value}::integer`

/** One row a public restaurant: everything but the words of it is computed where the tables are. */
export async function upsertSearchRows(tx: Transaction, restaurantIds: string[]) {
  const ids = sql`${sql.param(restaurantIds)}::text[]`
  const { firstCuisine, firstMenuDay, menuDays, firstService, firstEarlyHour, earlyHours } = tagNumbers
  await tx.execute(sql`
    with menu as (
      select restaurant_id, date, max(window_end_minute) as end_minute,
        (array_agg(price_cents order by service desc) filter (where price_cents is not null))[1] as price_cents,
        string_agg(dishes, ' ') as dishes
      from (
        select restaurant_id, date, service, price_cents, window_end_minute,
          (select string_agg(dish #>> '{}', ' ') from jsonb_path_query(categories, '$[*].items[*].name') dish) as dishes,
          max(date) over (partition by restaurant_id) as newest
        from menus where state = 'published' and restaurant_id = any(${ids})
      ) published
      where date = newest
      group by restaurant_id, date
    ), span as (
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
    )
    insert into restaurant_search
      (restaurant_id, lat, lon, xy, cell, time_zone, hours, menu_date, menu_end_minute, price_cents, tags, doc)
    select id, lat, lon, mercator(lat, lon), mercator_cell(mercator(lat, lon)), time_zone,
      coalesce(hours, '{}'), date, end_minute, price_cents,
      array(
        select ${number(firstCuisine)} - 1 + array_position(${sql.param(tagNumbers.cuisines)}::text[], name)
        from unnest(cuisine_type) as name
        union all
        select ${number(firstService)} - 1 + array_position(${sql.param(tagNumbers.services)}::text[], name)
        from unnest(restaurant_services) as name
        union all
        select unnest(early.tags)
        union all
        select ${number(firstMenuDay)} + (date - date '1970-01-01') % ${number(menuDays)} where date is not null
      ),
      ${document(sql`name`, 'A')} || ${document(sql`coalesce(dishes, '')`, 'B')}
        || ${document(sql`array_to_string(cuisine_type, ' ')`, 'C')}
    from restaurants
    left join menu on menu.restaurant_id = id
    left join week on week.restaurant_id = id
    left join early on early.restaurant_id = id
    where id = any(${ids}) and ${isPublic}
    on conflict (restaurant_id) do update set
      lat = excluded.lat, lon = excluded.lon, xy = excluded.xy, cell = excluded.cell,
      time_zone = excluded.time_zone, hours = excluded.hours, menu_date = excluded.menu_date,
      menu_end_minute = excluded.menu_end_minute, price_cents = excluded.price_cents,
      tags = excluded.tags, doc = excluded.doc`)
}

export async function deleteHiddenRows(tx: Transaction, restaurantIds: string[]) {
  await tx.execute(sql`
    delete from restaurant_search
    where restaurant_id = any(${sql.param(restaurantIds)}::text[])
      and not exists (select from restaurants where id = restaurant_id and ${isPublic})`)
}

/** The ids after one, in their order, so that a million can be worked through in pieces. */
export async function idsAfter(tx: Transaction, last: string, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from restaurants where id > ${last} order by id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** In order of the words, so that two transactions that bring the same new ones do not wait for each other in a ring. */
export async function insertWords(tx: Transaction, restaurantIds: string[]) {
  const ids = sql`${sql.param(restaurantIds)}::text[]`
  await tx.execute(sql`
    with said as (
      select name as text from restaurants where id = any(${ids}) and ${isPublic}
      union all
      select cuisine from restaurants cross join lateral unnest(cuisine_type) as cuisine where id = any(${ids})
      union all
      select dish #>> '{}' from menus cross join lateral jsonb_path_query(categories, '$[*].items[*].name') as dish
      where restaurant_id = any(${ids}) and state = 'published'
    ), texts as (
      select text, count(*) as times from said group by text
    )
    insert into search_words (word, stem, weight)
    select word, stem, sum(times)
    from texts
    cross join lateral unnest(tsvector_to_array(to_tsvector('simple', fold_text(${plain(sql`text`)})))) as word
    cross join lateral (select (tsvector_to_array(to_tsvector('spanish_unaccent', word)))[1] as stem) as kept
    where length(word) between 3 and 40 and word !~ '^[0-9]+$' and stem is not null
    group by word, stem
    order by word
    on conflict (word) do nothing`)
}
