import { sql } from 'drizzle-orm'
import type { Database, Queryable } from './client'

type Change = { restaurantId: string; lat: number; lon: number; city: string }

const LOCK = 7_061_737

/**
 * One writer at a time takes the next positions, so that they appear in their order: a reader who has seen one has seen all before it.
 * Returns the last position that was taken.
 */
export async function appendChanges(db: Database, changed: Change[]): Promise<number> {
  const column = (name: keyof Change) => sql.param(changed.map((one) => one[name]))
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const { rows } = await tx.execute<{ position: number }>(sql`
      insert into changes (position, restaurant_id, lat, lon, city)
      select coalesce((select max(position) from changes), 0) + place, restaurant_id, lat, lon, city
      from unnest(${column('restaurantId')}::text[], ${column('lat')}::float8[], ${column('lon')}::float8[], ${column('city')}::text[])
        with ordinality as changed (restaurant_id, lat, lon, city, place)
      returning position::float8 as position`)
    return Math.max(0, ...rows.map(({ position }) => position))
  })
}

/** The first and the last position that are kept. Zero and zero before anything has changed. */
export async function findPositions(db: Queryable) {
  const { rows } = await db.execute<{ first: number; last: number }>(
    sql`select coalesce(min(position), 0)::float8 as first, coalesce(max(position), 0)::float8 as last from changes`,
  )
  return rows[0] ?? { first: 0, last: 0 }
}

export async function findChangesAfter(db: Queryable, position: number, most: number) {
  const { rows } = await db.execute<Change & { position: number }>(sql`
    select position::float8 as position, restaurant_id as "restaurantId", lat, lon, city from changes
    where position > ${position} order by position limit ${most}`)
  return rows
}

/** The last one stays: the next position follows from it. */
export async function deleteChangesBefore(db: Database, moment: Date) {
  await db.execute(sql`
    delete from changes
    where created_at < ${moment.toISOString()}::timestamptz and position < (select max(position) from changes)`)
}
