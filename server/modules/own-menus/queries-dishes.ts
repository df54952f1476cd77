import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import type { StoredMenuItem } from '@/server/db/schema'

type Asked = { restaurantId: string; since: string; q: string; category: string | undefined; limit: number }
type Found = { category: string; dish: StoredMenuItem; times: number; last_date: string }

/** As written last, however it was spelt before. Those that begin with what is typed first, then the most used. */
export async function findDishes(db: Queryable, { restaurantId, since, q, category, limit }: Asked) {
  const { rows } = await db.execute<Found>(sql`
    with written as (
      select date, category ->> 'name' as category, dish, fold_text(dish ->> 'name') as key
      from menus
      cross join lateral jsonb_array_elements(categories) as category
      cross join lateral jsonb_array_elements(category -> 'items') as dish
      where restaurant_id = ${restaurantId} and date >= ${since}::date
    ), known as (
      select key, count(distinct date)::integer as times, max(date) as last_date,
        (array_agg(dish order by date desc))[1] as dish,
        (array_agg(category order by date desc))[1] as category
      from written
      where strpos(key, fold_text(${q})) > 0
        ${category === undefined ? sql`` : sql`and fold_text(category) = fold_text(${category})`}
      group by key
    )
    select category, dish, times, last_date from known
    order by starts_with(key, fold_text(${q})) desc, times desc, last_date desc, key
    limit ${limit}`)
  return rows
}
