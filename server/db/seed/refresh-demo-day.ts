import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import type { Database, Transaction } from '@/server/db/client'
import { menus, nextMenuVersion, restaurants, specialMenus } from '@/server/db/schema'
import { generateRestaurants } from './generate/restaurants'
import type { SeedNeeds } from './seed-once'
import { menuRows } from './store/menu-rows'
import { specialMenuRows } from './store/rows'
import { fillVisitCounts } from './store/visit-counts'

type Place = { id: string; lat: number | null; lon: number | null; city: string }

/** The restaurants whose pages changed, and whether the database has demo data at all. */
type Refreshed = { refreshed: Place[]; isDemo: boolean }

/** Older menus would only pile up, so only those stay that a first start would write. */
const rememberedDays = 15

/** Gives the remaining demo restaurants today's menu and this year's Christmas menu. Menus that somebody has published meanwhile stay. */
export async function refreshDemoDay(
  database: Database,
  { clock, refreshSearchRows }: Pick<SeedNeeds, 'clock' | 'refreshSearchRows'>,
): Promise<Refreshed> {
  const now = clock()
  const houses = generateRestaurants()
  return database.transaction(async (tx) => {
    const present = await findPresent(
      tx,
      houses.map(({ id }) => id),
    )
    const there = houses.filter(({ id }) => present.has(id))
    const [own] = houses
    const due = there.flatMap((house) => menuRows(house, now))
    const changed = await upsertMenus(tx, await withoutKnown(tx, [...present.keys()], due))
    await upsertSpecialMenus(
      tx,
      there.filter((house) => house !== own).flatMap((house) => specialMenuRows(house, now)),
    )
    await deleteForgotten(tx, localNow(now, 'Europe/Madrid').date, due)
    if (own && present.has(own.id)) await fillVisitCounts(tx, own, now)
    await touch(tx, changed, now)
    await refreshSearchRows(tx, changed)
    return { refreshed: changed.flatMap((id) => present.get(id) ?? []), isDemo: present.size > 0 }
  })
}

async function findPresent(tx: Transaction, ids: string[]) {
  const rows = await tx
    .select({ id: restaurants.id, lat: restaurants.lat, lon: restaurants.lon, city: restaurants.city })
    .from(restaurants)
    .where(and(inArray(restaurants.id, ids), isNull(restaurants.deletedAt)))
  return new Map(rows.map((row) => [row.id, row]))
}

type MenuRow = typeof menus.$inferInsert

/** At most starts the day's menus exist already. Writing them again would cost ten times as much as this check. */
async function withoutKnown(tx: Transaction, ids: string[], rows: MenuRow[]): Promise<MenuRow[]> {
  const [first] = rows.map(({ date }) => date).sort()
  if (first === undefined) return []
  const known = await tx
    .select({ restaurantId: menus.restaurantId, date: menus.date, state: menus.state })
    .from(menus)
    .where(and(inArray(menus.restaurantId, ids), eq(menus.service, 'comida'), gte(menus.date, first)))
  const states = new Map(known.map(({ restaurantId, date, state }) => [`${restaurantId} ${date}`, state]))
  return rows.filter(({ restaurantId, date, state }) => {
    const there = states.get(`${restaurantId} ${date}`)
    return there === undefined || (there === 'scheduled' && state === 'published')
  })
}

/** Also publishes menus planned for a day that has come. */
async function upsertMenus(tx: Transaction, rows: MenuRow[]): Promise<string[]> {
  if (rows.length === 0) return []
  const written = await tx
    .insert(menus)
    .values(rows)
    .onConflictDoUpdate({
      target: [menus.restaurantId, menus.date, menus.service],
      set: {
        state: sql`excluded.state`,
        publishedAt: sql`excluded.published_at`,
        updatedAt: sql`excluded.updated_at`,
        version: nextMenuVersion,
      },
      setWhere: sql`${menus.source} = 'demo' and ${menus.state} = 'scheduled' and excluded.state = 'published'`,
    })
    .returning({ restaurantId: menus.restaurantId })
  return [...new Set(written.map(({ restaurantId }) => restaurantId))]
}

async function upsertSpecialMenus(tx: Transaction, rows: (typeof specialMenus.$inferInsert)[]) {
  if (rows.length === 0) return
  await tx
    .insert(specialMenus)
    .values(rows)
    .onConflictDoUpdate({
      target: [specialMenus.restaurantId, specialMenus.url],
      set: {
        startDate: sql`excluded.start_date`,
        endDate: sql`excluded.end_date`,
        expiresAt: sql`excluded.expires_at`,
      },
      setWhere: sql`${specialMenus.startDate} <> excluded.start_date`,
    })
}

async function deleteForgotten(tx: Transaction, today: string, due: MenuRow[]) {
  const older = addDays(today, -rememberedDays)
  const stays = due.flatMap(({ id, date }) => (id !== undefined && date < older ? [id] : []))
  const isDemo = and(eq(menus.source, 'demo'), inArray(menus.state, ['published', 'expired']))
  await tx
    .delete(menus)
    .where(and(isDemo, lt(menus.date, older), sql`${menus.id} <> all(${sql.param(stays)}::text[])`))
}

async function touch(tx: Transaction, ids: string[], now: Date) {
  if (ids.length === 0) return
  await tx
    .update(restaurants)
    .set({ updatedAt: now, version: sql`${restaurants.version} + 1` })
    .where(inArray(restaurants.id, ids))
}
