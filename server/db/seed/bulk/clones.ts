import { sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/client'
import { cities } from '../data/cities'

/** Finer than this no town's share can be told. */
const slotCount = 65_536

/** Towns by population: the gazetteer's where there is one, else those of the demo. */
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

/** The houses to copy from: those that are there already, with a number each. */
async function createModels(tx: Transaction, seedIds: string[]) {
  await tx.execute(sql`
    create temp table model on commit drop as
    select row_number() over (order by id) - 1 as n, id from restaurants
    where id = any(${sql.param(seedIds)}::text[])`)
}

type Clones = { modelIds: string[]; first: number; count: number; seed: string }

/** Who stands where: the same ones for the same seed. Ids in ascending order, which indexes like. */
export async function createClones(tx: Transaction, { modelIds, first, count, seed }: Clones) {
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
