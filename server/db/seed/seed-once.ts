import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database, Transaction } from '@/server/db/client'
import { restaurants } from '@/server/db/schema'
import { demoOwner } from './demo-data'
import { generateRestaurants } from './generate/restaurants'
import { insertHouses } from './store/insert-houses'
import { fillVisitCounts } from './store/visit-counts'

/** Functions from above the database layer that filling the database needs. The caller passes them in. */
export type SeedNeeds = {
  clock: () => Date
  log: Pick<Logger, 'info'>
  hashPassword: (password: string) => Promise<string>
  refreshSearchRows: (tx: Transaction, restaurantIds: string[]) => Promise<void>
}

const seedLock = 7_061_737

/** Fills a database that has no restaurant yet. When several processes start at once, one does it. False when there was nothing to do. */
export async function seedOnce(database: Database, needs: SeedNeeds): Promise<boolean> {
  if (!(await isEmpty(database))) return false
  const started = performance.now()
  const houses = generateRestaurants()
  const [demoOwnersHash, everybodyElse] = await Promise.all([
    needs.hashPassword(demoOwner.password),
    needs.hashPassword(randomUUID()),
  ])
  const seeded = await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if (!(await isEmpty(tx))) return false
    await insertHouses(tx, houses, { demoOwner: demoOwnersHash, everybodyElse }, needs.clock())
    if (houses[0]) await fillVisitCounts(tx, houses[0], needs.clock())
    await needs.refreshSearchRows(
      tx,
      houses.map(({ id }) => id),
    )
    return true
  })
  if (seeded) await database.execute(sql`analyze`)
  const ms = Math.round(performance.now() - started)
  if (seeded) needs.log.info({ restaurants: houses.length, ms }, 'demo data seeded')
  return seeded
}

async function isEmpty(database: Database | Transaction): Promise<boolean> {
  const [any] = await database.select({ id: restaurants.id }).from(restaurants).limit(1)
  return any === undefined
}
