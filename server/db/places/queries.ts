import { type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/server/db/client'
import { places } from '@/server/db/schema'
import { withoutIndexes } from '../without-indexes'
import type { PlaceRow } from './place-row'

const { kind, label, name, municipality, province, region, postcode, lat, lon } = places
const { weight, nameKey, labelKey } = places
const columns = {
  ...{ kind, label, name, municipality, province, region, postcode, lat, lon },
  ...{ weight, nameKey, labelKey },
}

export type Place = Awaited<ReturnType<typeof findAround>>[number]

const lock = 7_061_738

/** All at once took longer than a query may on a machine with other work, and the start failed. */
const atOnce = 2_000

/** The comment of the table holds the version of the file that filled it. */
export async function readPlacesVersion(db: Queryable): Promise<string | null> {
  const { rows } = await db.execute<{ version: string | null }>(
    sql`select obj_description('places'::regclass) as version`,
  )
  return rows[0]?.version ?? null
}

/** When several processes start at once, one fills the table and the others find it filled. */
export async function replacePlaces(db: Database, rows: PlaceRow[], version: string) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    if ((await readPlacesVersion(tx)) === version) return
    await tx.execute(sql`delete from places`)
    await withoutIndexes(tx, ['places'], async () => {
      for (let from = 0; from < rows.length; from += atOnce)
        await tx.execute(insertOf(rows.slice(from, from + atOnce)))
    })
    await tx.execute(sql.raw(`comment on table places is '${version.replaceAll("'", "''")}'`))
  })
  await db.execute(sql`analyze places`)
}

function insertOf(rows: PlaceRow[]): SQL {
  const texts = (column: keyof PlaceRow) => sql`${sql.param(rows.map((row) => row[column]))}::text[]`
  const numbers = (column: keyof PlaceRow) => sql`${sql.param(rows.map((row) => row[column]))}::float8[]`
  return sql`
    insert into places (kind, label, name, municipality, province, region, postcode,
      lat, lon, population, weight, name_key, label_key, doc)
    select kind, label, name, municipality, province, region, postcode,
      lat, lon, population, weight, name_key, label_key,
      setweight(to_tsvector('simple', names), 'A') || setweight(to_tsvector('simple', around), 'B')
    from unnest(${texts('kind')}, ${texts('label')}, ${texts('name')}, ${texts('municipality')},
      ${texts('province')}, ${texts('region')}, ${texts('postcode')}, ${numbers('lat')}, ${numbers('lon')},
      ${numbers('population')}, ${numbers('weight')}, ${texts('nameKey')}, ${texts('labelKey')},
      ${texts('names')}, ${texts('around')}
    ) as row (kind, label, name, municipality, province, region, postcode, lat, lon, population, weight,
      name_key, label_key, names, around)`
}

/**
 * Places that have, for each of these words, a word beginning with it in their name or surroundings. At least one match must be in the
 * name. A place whose words are all whole comes before one whose words only begin so. `keys`: the typed name as it is compared.
 */
export function findNamed(db: Queryable, words: string[], keys: string[], limit: number) {
  const begun = (word: string, weight = '') =>
    words.length > 1 && isShortNumber(word) ? `'${word}'${weight && `:${weight}`}` : `'${word}':*${weight}`
  const inName = words.map((word) => begun(word, 'A')).join(' | ')
  const query = `${words.map((word) => begun(word)).join(' & ')} & (${inName})`
  const whole = words.map((word) => `'${word}'`).join(' & ')
  const all = sql`${sql.param(keys)}::text[]`
  return db
    .select(columns)
    .from(places)
    .where(sql`${places.doc} @@ ${query}::tsquery`)
    .orderBy(
      sql`${weight}::float8 * case when ${places.doc} @@ ${whole}::tsquery then 8 else 1 end
        * case when ${labelKey} = any(${all}) and ${kind} not in ('region', 'province') then 1000
        when ${nameKey} = any(${all}) then 20 when starts_with(${nameKey}, ${keys[0] ?? ''}) then 4 else 1 end desc`,
      label,
    )
    .limit(limit)
}

/** «13» in «calle 13» is not the beginning of the postcode 13001, as it is alone. */
const isShortNumber = (word: string) => /^\d{1,2}$/.test(word)

/** The places with exactly one of these names. */
export function findByKeys(db: Queryable, keys: string[]) {
  const all = sql`${sql.param(keys)}::text[]`
  return db.select(columns).from(places).where(sql`${nameKey} = any(${all}) or ${labelKey} = any(${all})`)
}

export function findAlike(db: Queryable, key: string, limit: number) {
  return db
    .select(columns)
    .from(places)
    .where(sql`${kind} <> 'postcode'`)
    .orderBy(sql`${nameKey} <-> ${key}`)
    .limit(limit)
}

/** The nearest comes first. Leaves out regions and provinces, which are not points, and streets, which do not name a quarter. */
export function findAround(db: Queryable, at: { lat: number; lon: number }, limit: number) {
  return db
    .select(columns)
    .from(places)
    .where(sql`${kind} not in ('region', 'province', 'street')`)
    .orderBy(sql`${places.xy} <-> mercator(${at.lat}::float8, ${at.lon}::float8)`)
    .limit(limit)
}
