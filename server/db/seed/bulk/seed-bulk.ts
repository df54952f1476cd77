import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { localNow } from '@/contract/rules/time/local-time'
import type { Database, Transaction } from '@/server/db/client'
import { restaurants } from '@/server/db/schema'
import { withoutIndexes } from '@/server/db/without-indexes'
import { cities } from '../data/cities'
import type { DemoRestaurant } from '../generate/restaurant'
import { generateRestaurants } from '../generate/restaurants'
import type { SeedNeeds } from '../seed-once'
import { insertHouses } from '../store/insert-houses'
import { copiedTables, copyRows } from './copy-rows'

type BulkNeeds = Omit<SeedNeeds, 'log'> & { onStep: (step: string) => void }

/** One generated restaurant serves as the model for this many copies. */
const copiesPerModel = 200
const mostModels = 3_000

/**
 * Fills the database up to `count` restaurants, for benchmarks: some thousand generated restaurants, and copies of them in every town of
 * Spain by its population. Runs in one transaction, during which nobody else can write.
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

/** Leaves out restaurants that exist already, so that the same seed can be used to add more. */
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

/** Several seeds may generate the same owner's name, but an e-mail address belongs to one owner. */
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

/** The words of a copy are those of its model and its town: one restaurant per name brings them all. */
async function oneOfEachName(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select min(id) as id from clone group by name`)
  return rows.map(({ id }) => id)
}

/** The number of slots: a town's share cannot be finer. */
const slotCount = 65_536

/** Towns by population, from the gazetteer if it is filled, else from the demo. */
async function createSlots(tx: Transaction) {
  const own = cities.map(({ name, state, population, spots: [[, postcode, lat, lon] = ['', '', 0, 0]] }) => ({
    ...{ name, state, population, postcode, lat, lon },
  }))
  await tx.execute(sql`
    create temp table slot on commit drop as
    with town as (
      select name, province as state, postcode, lat, lon, population from places
      where kind = 'municipality' and population >= 1000
      union all
      select name, state, postcode, lat, lon, population
      from jsonb_to_recordset(${JSON.stringify(own)}::jsonb)
        as own (name text, state text, postcode text, lat float8, lon float8, population int)
      where not exists (select from places where kind = 'municipality')
    )
    select row_number() over (order by name, state, postcode) - 1 as n, town.*, to_tsvector('spanish_unaccent', name) as doc,
      sqrt(population) / 250 as reach_km
    from town cross join generate_series(1, greatest(1, (population * ${slotCount}::float8
      / (select sum(population) from town))::int))`)
}

/** The restaurants to copy from: those that exist already, with a number each. */
async function createModels(tx: Transaction, seedIds: string[]) {
  await tx.execute(sql`
    create temp table model on commit drop as
    select row_number() over (order by id) - 1 as n, id from restaurants
    where id = any(${sql.param(seedIds)}::text[])`)
}

type Clones = { modelIds: string[]; first: number; count: number; seed: string }

/** Chooses model and place of each copy: the same for the same seed. Ids ascend, which makes the indexes faster. */
async function createClones(tx: Transaction, { modelIds, first, count, seed }: Clones) {
  await createSlots(tx)
  await createModels(tx, modelIds)
  await tx.execute(sql`analyze slot, model`)
  const chance = (salt: number) =>
    sql`((hashint8extended(g, hashtext(${seed}::text)::bigint + ${salt}) & 4294967295)::float8 / 4294967296)`
  await tx.execute(sql`
    create temp table clone on commit drop as
    select g as n, id, model_id, name, state, postcode, doc, price_shift,
      case when state in ('Las Palmas', 'Santa Cruz de Tenerife') then 'Atlantic/Canary' else 'Europe/Madrid' end as time_zone,
      lat + reach_km * away * sin(angle) / 111.2 as lat,
      lon + reach_km * away * cos(angle) / 111.2 / cos(radians(lat)) as lon
    from (
      select g, lpad(to_hex(g), 6, '0') || substr(md5(${seed}::text || g), 1, 6) as id, model.id as model_id, slot.*,
        floor(${chance(3)} * 7)::int * 50 - 150 as price_shift,
        power(${chance(4)}, 0.7) as away, ${chance(5)} * 2 * pi() as angle
      from generate_series(${first}::bigint, ${first + count - 1}::bigint) as g
      join slot on slot.n = floor(${chance(1)} * (select count(*) from slot))
      join model on model.n = floor(${chance(2)} * (select count(*) from model))
    ) as drawn
    order by g`)
  await tx.execute(sql`analyze clone`)
}
