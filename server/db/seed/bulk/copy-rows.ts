import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/client'

type Copy = {
  table: string
  /** The column that holds the restaurant's id. */
  key: string
  /** The columns that a copy does not take from its model. `m` is the model's row, `c` the clone. */
  own: Record<string, SQL>
  only?: SQL
}

/** `greatest` leaves out nulls: without the case, copies of a restaurant without a menu would have a price. */
const price = (column: string) =>
  sql`case when m.${sql.identifier(column)} is not null
    then least(1800, greatest(1100, m.${sql.identifier(column)} + c.price_shift)) end`

const copies = (today: string): Copy[] => [
  {
    table: 'restaurants',
    key: 'id',
    own: {
      id: sql`c.id`,
      owner_id: sql`null`,
      name: sql`m.name || ' ' || c.name`,
      city: sql`c.name`,
      state: sql`c.state`,
      postcode: sql`c.postcode`,
      lat: sql`c.lat`,
      lon: sql`c.lon`,
      time_zone: sql`c.time_zone`,
    },
  },
  { table: 'opening_hours', key: 'restaurant_id', own: { restaurant_id: sql`c.id` } },
  {
    table: 'menus',
    key: 'restaurant_id',
    own: {
      id: sql`lpad(to_hex(c.n), 6, '0') || substr(md5(c.id), 1, 6)`,
      restaurant_id: sql`c.id`,
      price_cents: price('price_cents'),
    },
    only: sql`m.date = ${today}::date and m.service = 'comida'`,
  },
  {
    table: 'restaurant_search',
    key: 'restaurant_id',
    own: {
      restaurant_id: sql`c.id`,
      lat: sql`c.lat`,
      lon: sql`c.lon`,
      xy: sql`mercator(c.lat, c.lon)`,
      cell: sql`mercator_cell(mercator(c.lat, c.lon))`,
      time_zone: sql`c.time_zone`,
      price_cents: price('price_cents'),
      doc: sql`m.doc || setweight(c.doc, 'A')`,
      shown: sql`null`,
    },
    only: sql`m.part = 0`,
  },
  {
    table: 'restaurant_cards',
    key: 'restaurant_id',
    own: {
      restaurant_id: sql`c.id`,
      card: sql`m.card || jsonb_build_object('id', c.id, 'name', (m.card ->> 'name') || ' ' || c.name,
        'lat', c.lat, 'lon', c.lon, 'city', c.name, 'state', c.state, 'postcode', c.postcode, 'time_zone', c.time_zone)`,
    },
  },
]

export const copiedTables = copies('').map(({ table }) => table)

/** Copies a million rows inside the database: none of them passes through this process. */
export async function copyRows(tx: Transaction, today: string, onTable: (table: string) => void) {
  for (const { table, key, own, only = sql`true` } of copies(today)) {
    const columns = await writableColumns(tx, table)
    const names = sql.join(columns.map(sql.identifier), sql`, `)
    const values = sql.join(
      columns.map((column) => own[column] ?? sql`m.${sql.identifier(column)}`),
      sql`, `,
    )
    await tx.execute(sql`
      insert into ${sql.identifier(table)} (${names})
      select ${values} from clone as c
      join ${sql.identifier(table)} as m on m.${sql.identifier(key)} = c.model_id
      where ${only}`)
    onTable(table)
  }
}

async function writableColumns(tx: Transaction, table: string): Promise<string[]> {
  const { rows } = await tx.execute<{ column_name: string }>(sql`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`)
  return rows.map(({ column_name }) => column_name)
}
