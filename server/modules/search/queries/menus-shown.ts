import { type SQL, sql } from 'drizzle-orm'
import { servedFrom, servedUntil } from '@/server/db/menu-times'
import { dietsOfDishes, partShift, tagNumbers } from './filters'
import { dishNames } from './words'

const number = (value: number) => sql`${value}::integer`

const allBits = (1 << partShift) - 1

/** The dishes that are not sold out, with what they are free of and their diet. If all dishes of a part are sold out: a number without bits. */
const choices = sql`
  select array_agg(distinct part::integer << ${number(partShift)} | free)
  from jsonb_path_query(categories, '$[*]') with ordinality as course (course, part)
  cross join lateral jsonb_path_query(course, '$.items[*]') as item
  cross join lateral (
    select case when item ?| '{allergens,diets}' and item ->> 'soldOut' is distinct from 'true' then coalesce((
      select bit_or(1 << array_position(${sql.param([...tagNumbers.allergens, ...dietsOfDishes])}::text[], fact) - 1)
      from (
        select allergen as fact
        from jsonb_each_text(item -> 'allergens') as declared (allergen, declared)
        where declared = 'free'
        union all
        select unnest(case diet when 'vegan' then '{vegan,vegetarian}' else array[diet] end)
        from jsonb_array_elements_text(item -> 'diets') as diet
        where diet = any(${sql.param([...dietsOfDishes])}::text[])
      ) as facts
    ), 0) else 0 end as free
  ) as free`

/** A key for each different offer, as text: prices, drink, choices. Each key gets its own row. */
const offer = sql`(array[price_cents, half_price_cents, ('bebida' = any(includes))::integer] || coalesce((${choices}), '{}'))::text`

/** The newest day with a published menu, of each restaurant. */
const newestDay = (ids: SQL) => sql`(
      select restaurant_id, newest
      from unnest(${ids}) as wanted (restaurant_id)
      cross join lateral (
        select date as newest from menus
        where menus.restaurant_id = wanted.restaurant_id and state in ('published', 'expired')
        order by date desc limit 1
      ) latest
    )`

/** The names of the dishes of that day, by restaurant. */
export const dishesShown = (ids: SQL) => sql`
  select restaurant_id, array_agg(distinct dish #>> '{}') as dishes
  from ${newestDay(ids)} day join menus using (restaurant_id)
  cross join lateral jsonb_path_query(categories, '$[*].items[*].name') as dish
  where state in ('published', 'expired') and date = newest
  group by restaurant_id`

/**
 * `menu`: the newest day of each restaurant. `offers`: every offer of that day (price, half price, drink, allergens) and its times.
 * The times follow menus/in-force.ts: each menu is shown from the end of the menus that begin before it to its own end; after the
 * last end, the first menu of the day is shown. One index lookup finds the day, also with a long history.
 */
export const menusShown = (ids: SQL) => sql`
  published as (
    select restaurant_id, date, service, newest, starts, ends, ${offer} as offer, ${dishNames} as dishes,
      coalesce(max(ends) over (
        partition by restaurant_id order by starts, service desc rows between unbounded preceding and 1 preceding
      ), 0) as next_from
    from ${newestDay(ids)} day join menus using (restaurant_id)
    cross join lateral (values (
      (date - newest) * 1440 + ${servedFrom},
      (date - newest) * 1440 + ${servedUntil}
    )) as served (starts, ends)
    where state in ('published', 'expired') and date between newest - 1 and newest and (date = newest or ends > 0)
  ), menu as (
    select restaurant_id, date, max(ends) as end_minute,
      (array_agg(offer order by starts, service desc))[1] as offer, string_agg(dishes, ' ') as dishes
    from published where date = newest
    group by restaurant_id, date
  ), other as (
    select restaurant_id, published.offer, range_agg(int4range(next_from, ends)) as shown,
      row_number() over (partition by restaurant_id order by published.offer) as part
    from published join menu using (restaurant_id)
    where next_from < ends and published.offer <> menu.offer
    group by restaurant_id, published.offer
  ), offered as (
    select restaurant_id, part, shown, offer from other
    union all
    select restaurant_id, 0,
      '{(,)}'::int4multirange - (select range_agg(shown) from other where other.restaurant_id = menu.restaurant_id),
      offer
    from menu
  ), offers as (
    select restaurant_id, part, shown, served, has_dinner, offer[1] as price_cents, offer[2] as half_price_cents, offer[3] = 1 as has_drink, free,
      case when free > 0 then offer[4:] end as choices
    from (
      select offered.restaurant_id, part, shown, served, has_dinner, offered.offer::integer[] as offer
      from offered join (
        select restaurant_id, offer, range_agg(int4range(starts, ends)) as served,
          bool_or(service = 'cena' and date = newest) as has_dinner
        from published
        group by restaurant_id, offer
      ) times using (restaurant_id, offer)
    ) offered
    cross join lateral (
      select coalesce(bit_and(course), 0) & ${number(allBits)} as free
      from (select bit_or(choice) as course from unnest(offer[4:]) as choice group by choice >> ${number(partShift)}) course
    ) as free
  )`
