import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/client'
import type { StoredMenuItem } from '@/server/db/schema'

type DishesQuestion = {
  restaurantId: string
  since: string
  q: string
  category: string | undefined
  limit: number
}
type FoundDish = { category: string; dish: StoredMenuItem; times: number; last_date: string }

/** Enough for a year of menus. Folding a name costs as much as reading 20 dishes, so the query folds each name once. */
const limits = { dishes: 5000, names: 800, categories: 200 }

/** Answers with the latest spelling of each dish. Dishes that begin with the query come first, then the most used dishes. */
export async function findDishes(db: Queryable, { restaurantId, since, q, category, limit }: DishesQuestion) {
  const { rows } = await db.execute<FoundDish>(sql`
    with written as materialized (
      select date, category ->> 'name' as category, dish, dish ->> 'name' as name
      from (
        select date, categories from menus
        where restaurant_id = ${restaurantId} and date >= ${since}::date
        order by date desc
      ) as newest
      cross join lateral jsonb_array_elements(categories) as category
      cross join lateral jsonb_array_elements(category -> 'items') as dish
      limit ${limits.dishes}
    ), names as materialized (
      select name, fold_text(name) as key
      from (select name from written group by name order by max(date) desc limit ${limits.names}) as newest
    ), asked as materialized (
      select fold_text(${q}) as text
    ), known as (
      select key, count(distinct date)::integer as times, max(date) as last_date,
        (array_agg(dish order by date desc))[1] as dish,
        (array_agg(category order by date desc))[1] as category
      from written join names using (name)
      where strpos(key, (select text from asked)) > 0
        ${category === undefined ? sql`` : sql`and category in (${namedLike(category)})`}
      group by key
    )
    select category, dish, times, last_date from known
    order by starts_with(key, (select text from asked)) desc, times desc, last_date desc, key
    limit ${limit}`)
  return rows
}

const namedLike = (category: string) => sql`
  select category
  from (select category from written group by category order by max(date) desc limit ${limits.categories}) as newest
  where fold_text(category) = fold_text(${category})`
