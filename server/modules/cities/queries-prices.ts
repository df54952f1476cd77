import { sql } from 'drizzle-orm'
import { fewestMenusToCount, pricedWeeks } from '@/contract/endpoints/cities'
import type { Queryable } from '@/server/db/client'

type PricesQuestion = { keys: string[]; today: string }

/** The words of the index menus_priced_idx: without them it is not used. */
const isPriced = sql`price_cents > 0 and state in ('published', 'expired')`

/** `offset 0` makes the planner find the city's restaurants first and look into the index of menus for each of them. */
const menusOf = ({ keys, today }: PricesQuestion, days: number) => sql`(
  select id, main_area from restaurants
  where city_key = any(${sql.param(keys)}::text[]) and deleted_at is null
    and exists (select from restaurant_search where restaurant_id = id and part = 0) offset 0
) as house join menus on menus.restaurant_id = house.id
  and date > ${today}::date - ${days}::integer and date <= ${today}::date and ${isPriced}`

const quartiles = sql`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price_cents)`
const isEnough = sql`count(*) >= ${fewestMenusToCount}`

type Week = { back: number; menus: number; restaurants: number; quartiles: number[] }

/** Finds the prices of each seven days, counted back from today, as cents. */
export async function findWeeks(db: Queryable, asked: PricesQuestion): Promise<Week[]> {
  const { rows } = await db.execute<Week>(sql`
    select (${asked.today}::date - date) / 7 as back, count(*)::integer as menus,
      count(distinct restaurant_id)::integer as restaurants, ${quartiles} as quartiles
    from ${menusOf(asked, pricedWeeks * 7)}
    group by back having ${isEnough}
    order by back desc`)
  return rows
}

type Quarter = { name: string; menus: number; median: number }

/** Finds the quarter of the town with the lowest median of the last seven days. A quarter with one spelling more is the same. */
export async function findCheapestQuarter(
  db: Queryable,
  asked: PricesQuestion,
): Promise<Quarter | undefined> {
  const { rows } = await db.execute<Quarter>(sql`
    select mode() within group (order by main_area) as name, count(*)::integer as menus,
      percentile_cont(0.5) within group (order by price_cents) as median
    from ${menusOf(asked, 7)}
    where main_area <> ''
    group by fold_text(main_area) having ${isEnough}
    order by median, menus desc, name
    limit 1`)
  return rows[0]
}
