import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { refreshSearchRows } from '@/server/modules/search'
import { isDinner, type TestMenu, type TestRestaurant } from '@/tests/api/search/random-restaurants'

/** Thousands at once: each table's rows travel as one value, where a parameter a column would take minutes. */
export async function insertRestaurants(db: Database, all: TestRestaurant[]) {
  await db.transaction(async (tx) => {
    await tx.execute(withoutReferences)
    await insertRows(tx, sql`restaurants`, all.map(restaurantOf))
    await insertRows(tx, sql`opening_hours`, all.flatMap(hoursOf))
    await insertRows(tx, sql`menus`, all.flatMap(menuOf))
    // Nobody vacuums a test's database: planned as for empty tables, what follows reads them through once a row.
    await tx.execute(sql`analyze restaurants, opening_hours, menus`)
    const ids = all.map(({ id }) => id)
    await refreshSearchRows(tx, ids)
  })
}

type Row = Record<string, unknown>

/** Every row names the same columns. */
async function insertRows(tx: Transaction, table: SQL, rows: Row[]) {
  const [first] = rows
  if (!first) return
  const columns = sql.raw(Object.keys(first).join(', '))
  // A busy machine needs longer for all of them than one query may take.
  for (let from = 0; from < rows.length; from += pieceSize) {
    const piece = JSON.stringify(rows.slice(from, from + pieceSize))
    await tx.execute(
      sql`insert into ${table} (${columns})
          select ${columns} from jsonb_populate_recordset(null::${table}, ${piece}::jsonb)`,
    )
  }
}

const pieceSize = 5000

/** Looking through every table that points at a restaurant takes longer than all the rest. */
const withoutReferences = sql`set local session_replication_role = replica`

export async function deleteRestaurants(db: Database, all: TestRestaurant[]) {
  const ids = sql`${sql.param(all.map(({ id }) => id))}::text[]`
  await db.transaction(async (tx) => {
    await tx.execute(withoutReferences)
    for (const table of [sql`restaurant_search`, sql`menus`, sql`opening_hours`])
      await tx.execute(sql`delete from ${table} where restaurant_id = any(${ids})`)
    await tx.execute(sql`delete from restaurants where id = any(${ids})`)
  })
}

function restaurantOf({ id, name, lat, lon, timeZone, cuisines, services }: TestRestaurant): Row {
  return { id, name, lat, lon, time_zone: timeZone, cuisine_type: cuisines, restaurant_services: services }
}

function hoursOf({ id, week }: TestRestaurant): Row[] {
  return week.map(({ weekday, ranges: [first, second] }) => ({
    restaurant_id: id,
    weekday,
    ...hoursOfDay(first, second),
  }))
}

type Range = [start: number, end: number]

function hoursOfDay(first?: Range, second?: Range): Row {
  const [start_minute, end_minute] = first ?? [null, null]
  const [start2_minute, end2_minute] = second ?? [null, null]
  const range = { start_minute, end_minute, start2_minute, end2_minute }
  if (!first) return { option: 'close', ...range }
  if (second) return { option: 'open_2', ...range }
  if (start_minute !== 0 || end_minute !== 1440) return { option: 'open_1', ...range }
  return { option: 'open', ...range, start_minute: null, end_minute: null }
}

function menuOf({ id, menu }: TestRestaurant): Row[] {
  if (!menu) return []
  const [window_start_minute, window_end_minute] = menu.window ?? [null, null]
  return [
    {
      ...{
        id: newId(),
        restaurant_id: id,
        date: menu.date,
        price_cents: menu.priceCents,
        half_price_cents: menu.halfPriceCents ?? null,
      },
      service: isDinner(menu) ? 'cena' : 'comida',
      ...{ state: 'published', published_at: new Date(), window_start_minute, window_end_minute },
      includes: menu.drink ? ['pan', 'bebida'] : ['pan'],
      categories: [
        { name: 'Primeros', items: menu.dishes.slice(0, 1).map((_, index) => itemOf(menu, index)) },
        { name: 'Segundos', items: menu.dishes.slice(1).map((_, index) => itemOf(menu, index + 1)) },
      ],
    },
  ]
}

function itemOf({ dishes, free, diets, soldOut }: TestMenu, index: number) {
  const allergens = Object.fromEntries((free?.[index] ?? []).map((allergen) => [allergen, 'free']))
  return {
    name: dishes[index],
    allergens,
    diets: [diets?.[index] ?? []].flat(),
    soldOut: soldOut?.includes(index),
  }
}
