import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { localNow } from '@/contract/rules/local-time'
import type { Database, Transaction } from '@/server/db/client'
import { restaurants } from '@/server/db/schema'
import { withoutIndexes } from '@/server/db/without-indexes'
import type { DemoRestaurant } from '../generate/restaurant'
import { generateRestaurants } from '../generate/restaurants'
import type { SeedNeeds } from '../seed-once'
import { insertHouses } from '../store/insert-houses'
import { createClones } from './clones'
import { copiedTables, copyRows } from './copy-rows'

type BulkNeeds = Omit<SeedNeeds, 'log'> & { onStep: (step: string) => void }

/** Houses with a story of their own for every so many copies. */
const copiesPerModel = 200
const mostModels = 3_000

/**
 * Brings the database to `count` restaurants, for benchmarks: some thousand generated houses, and copies of them in
 * every town of Spain by its population. One transaction, during which nobody else can write.
 */
export async function seedBulk(
  database: Database,
  count: number,
  seed: string,
  needs: BulkNeeds,
): Promise<number> {
  const present = await database.$count(restaurants)
  if (count <= present) return 0
  const models = await modelsFor(database, count - present, seed)
  const passwordHash = await needs.hashPassword(randomUUID())
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
    await tx.execute(sql`set local work_mem = '256MB'`)
    await addModels(tx, models, passwordHash, needs)
    needs.onStep(`${models.length} models`)
    const modelIds = models.map(({ id }) => id)
    const first = present + models.length + 1
    await createClones(tx, { modelIds, first, count: count - first + 1, seed })
    needs.onStep('clones drawn')
    await withoutIndexes(tx, copiedTables, () =>
      copyRows(tx, localNow(needs.clock(), 'Europe/Madrid').date, needs.onStep),
    )
    needs.onStep('indexes')
    await needs.refreshSearchRows(tx, await oneOfEachName(tx))
    needs.onStep('words')
  })
  for (const table of copiedTables) await database.execute(sql`vacuum analyze ${sql.identifier(table)}`)
  needs.onStep('vacuum')
  return count - present
}

/** None that is there already, so that the same seed can be asked for more. */
async function modelsFor(database: Database, missing: number, seed: string): Promise<DemoRestaurant[]> {
  const wanted = Math.min(missing, mostModels, Math.max(600, Math.ceil(missing / copiesPerModel)))
  const houses: DemoRestaurant[] = []
  for (let part = 1; houses.length < wanted; part++) {
    const [, ...more] = generateRestaurants(`${seed} ${part}`)
    const there = await database
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(
        inArray(
          restaurants.id,
          more.map(({ id }) => id),
        ),
      )
    if (there.length === 0) houses.push(...more)
  }
  return houses.slice(0, wanted).map(withOwnAddress)
}

/** The same name may be drawn by several seeds, but an e-mail belongs to one owner. */
const withOwnAddress = (house: DemoRestaurant): DemoRestaurant => ({
  ...house,
  owner: { ...house.owner, email: `${house.owner.id}@bench.example` },
})

async function addModels(tx: Transaction, models: DemoRestaurant[], hash: string, needs: BulkNeeds) {
  await insertHouses(tx, models, { demoOwner: hash, everybodyElse: hash }, needs.clock())
  await needs.refreshSearchRows(
    tx,
    models.map(({ id }) => id),
  )
}

/** A copy's words are its model's and its town's: one house a town brings them all. */
async function oneOfEachName(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select min(id) as id from clone group by name`)
  return rows.map(({ id }) => id)
}
