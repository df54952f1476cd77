import { type SQL, sql } from 'drizzle-orm'
import { allergens } from '@/contract/lists'
import { mealVoucherCents } from '@/contract/rules/meal-voucher'
import { usualWindows } from '@/contract/rules/menu-windows'
import type { Transaction } from '@/server/db/client'
import { allergenBits, partShift, tagNumbers } from '../tags'

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

const allBits = allergenBits([...allergens])

/** The dishes that are left: where all of a part are sold out, a number that is free of nothing. */
const choices = sql`
  select array_agg(distinct part::integer << ${number(partShift)} | free)
  from jsonb_path_query(categories, '$[*]') with ordinality as course (course, part)
  cross join lateral jsonb_path_query(course, '$.items[*]') as item
  cross join lateral (
    select coalesce(bit_or(1 << array_position(${sql.param(tagNumbers.allergens)}::text[], allergen) - 1), 0) as free
    from jsonb_each_text(case when item ->> 'soldOut' = 'true' then null else item -> 'allergens' end)
      as declared (allergen, declared)
    where declared = 'free'
  ) as free`

/** What makes a row of its own, as text, so that it can be told apart: price, whether with a drink, choices. */
const offer = sql`(array[price_cents, ('bebida' = any(includes))::integer] || coalesce((${choices}), '{}'))::text`

const usual = (edge: 'start' | 'end') =>
  sql`case service when 'cena' then ${usualWindows.cena[edge]}::integer else ${usualWindows.comida[edge]}::integer end`

/**
 * One row a public restaurant, and one for every other offer it shows (price, drink, allergens): everything but the words of it
 * is computed where the tables are. Which menu is shown when is what menus/in-force.ts says: each from the end of those that begin before
 * it to its own end, and when all are over the first of the day.
 */
export async function upsertSearchRows(tx: Transaction, restaurantIds: string[]) {
  const ids = sql`${sql.param(restaurantIds)}::text[]`
  const { firstCuisine, firstMenuDay, menuDays, firstService, firstEarlyHour, earlyHours } = tagNumbers
  const { drink, voucher, firstFree } = tagNumbers
  await tx.execute(sql`
    with published as (
      select dated.*, served.*,
        coalesce(max(ends) over (
          partition by restaurant_id order by starts, service desc rows between unbounded preceding and 1 preceding
        ), 0) as next_from
      from (
        select restaurant_id, date, service, window_start_minute, window_end_minute, categories, ${offer} as offer,
          max(date) over (partition by restaurant_id) as newest
        from menus where state in ('published', 'expired') and restaurant_id = any(${ids})
      ) dated
      cross join lateral (values (
        (date - newest) * 1440 + coalesce(window_start_minute, ${usual('start')}),
        (date - newest) * 1440 + coalesce(window_end_minute, ${usual('end')})
      )) as served (starts, ends)
      where date = newest or (date = newest - 1 and ends > 0)
    ), menu as (
      select restaurant_id, date, max(window_end_minute) as end_minute,
        (array_agg(offer order by starts, service desc))[1] as offer,
        string_agg((
          select string_agg(dish #>> '{}', ' ') from jsonb_path_query(categories, '$[*].items[*].name') dish
        ), ' ') as dishes
      from published where date = newest
      group by restaurant_id, date
    ), other as (
      select restaurant_id, published.offer, range_agg(int4range(next_from, ends)) as shown,
        row_number() over (partition by restaurant_id order by published.offer) as part
      from published join menu using (restaurant_id)
      where next_from < ends and published.offer <> menu.offer
      group by restaurant_id, published.offer
    ), offered as (
      select restaurant_id, part, shown, offer::integer[] as offer from other
      union all
      select restaurant_id, 0,
        '{(,)}'::int4multirange - (select range_agg(shown) from other where other.restaurant_id = menu.restaurant_id),
        offer::integer[]
      from menu
    ), told as (
      select restaurant_id, part, shown, offer[1] as price_cents, offer[2] = 1 as has_drink, free,
        case when free > 0 then offer[3:] end as choices
      from offered
      cross join lateral (
        select coalesce(bit_and(course), 0) & ${number(allBits)} as free
        from (select bit_or(choice) as course from unnest(offer[3:]) as choice group by choice >> ${number(partShift)}) course
      ) as free
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
      (restaurant_id, part, shown, lat, lon, xy, cell, time_zone, hours, menu_date, menu_end_minute, price_cents,
        choices, tags, doc)
    select id, coalesce(part, 0), shown, lat, lon, mercator(lat, lon), mercator_cell(mercator(lat, lon)), time_zone,
      coalesce(hours, '{}'), date, end_minute, price_cents, choices,
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
        union all
        select ${number(drink)} where has_drink
        union all
        select ${number(voucher)} where price_cents <= ${number(mealVoucherCents)}
        union all
        select ${number(firstFree)} + bit from generate_series(0, ${number(partShift - 1)}) as bit where free >> bit & 1 = 1
      ),
      ${document(sql`name`, 'A')} || ${document(sql`coalesce(dishes, '')`, 'B')}
        || ${document(sql`array_to_string(cuisine_type, ' ')`, 'C')}
    from restaurants
    left join menu on menu.restaurant_id = id
    left join told on told.restaurant_id = id
    left join week on week.restaurant_id = id
    left join early on early.restaurant_id = id
    where id = any(${ids}) and ${isPublic}
    on conflict (restaurant_id, part) do update set
      shown = excluded.shown,
      lat = excluded.lat, lon = excluded.lon, xy = excluded.xy, cell = excluded.cell,
      time_zone = excluded.time_zone, hours = excluded.hours, menu_date = excluded.menu_date,
      menu_end_minute = excluded.menu_end_minute, price_cents = excluded.price_cents, choices = excluded.choices,
      tags = excluded.tags, doc = excluded.doc`)
}

/** Of what cannot be found any more, and the prices besides the first, which may have become fewer. */
export async function deleteOldRows(tx: Transaction, restaurantIds: string[]) {
  const ids = sql`${sql.param(restaurantIds)}::text[]`
  const isHidden = sql`not exists (select from restaurants where id = restaurant_id and ${isPublic})`
  await tx.execute(sql`
    with search as (
      delete from restaurant_search where restaurant_id = any(${ids}) and (part > 0 or ${isHidden})
    )
    delete from restaurant_cards where restaurant_id = any(${ids}) and ${isHidden}`)
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
      select dish #>> '{}'
      from (
        select categories, date, max(date) over (partition by restaurant_id) as newest
        from menus where restaurant_id = any(${ids}) and state in ('published', 'expired')
      ) served cross join lateral jsonb_path_query(categories, '$[*].items[*].name') as dish
      where date = newest
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
