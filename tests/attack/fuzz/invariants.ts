import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/server/db/client'
import { refreshSearchRows } from '@/server/modules/search'

/** What Postgres must not find in a line. */
const noLine = '[\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]'

const fieldsOfOneLine = [
  ...['owners.first_name', 'owners.last_name', 'owners.email', 'owners.phone_number', 'sessions.time_zone'],
  ...['restaurants.name', 'restaurants.address', 'restaurants.city', 'restaurants.contact_number'],
  ...['cartas.name', 'special_menus.name', 'files.name', 'user_templates.template_name', 'passkeys.name'],
  ...['billing_details.name', 'billing_details.tax_id', 'billing_details.address', 'billing_details.city'],
  ...[
    'contact_messages.name',
    'contact_messages.email',
    'subscribers.email',
    'email_changes.email',
    'reports.sentence',
  ],
  ...['dish_alerts.dish', 'dish_alerts.place', 'dish_corrections.text', 'qr_codes.label'],
]

/** States that no request may cause. Each query finds the rows that break its rule. */
const rules = {
  'more than six photos': sql`
    select restaurant_id from restaurant_images group by 1 having count(*) > 6`,
  'an empty menu that diners see': sql`
    select id from menus where state = 'published' and photo_url is null and observation = ''
      and not jsonb_path_exists(categories, '$[*].items[*]')`,
  'a control character, or a mark that turns the direction, in a field of one line': sql.join(
    [
      ...fieldsOfOneLine.map((field) => {
        const [table = '', column = ''] = field.split('.').map((name) => sql.identifier(name))
        return sql`select ${field}::text as field, ${column} as text from ${table} where ${column} ~ ${noLine}`
      }),
      sql`select 'a dish', name #>> '{}' from menus, jsonb_path_query(categories, '$[*].items[*].name') name
        where name #>> '{}' ~ ${noLine}`,
    ],
    sql` union all `,
  ),
  'a sign of C1 in a menu': sql`
    select id from menus where categories::text || observation ~ ${'[\\u007f-\\u009f\\u2028\\u2029]'}`,
  'a report that is too long': sql`select id from reports where char_length(sentence) > 200`,
  'an owner with two restaurants': sql`
    select owner_id from restaurants where deleted_at is null and owner_id is not null group by 1 having count(*) > 1`,
  'a template drawn by somebody else': sql`
    select restaurants.id from restaurants join user_templates on user_templates.id = restaurants.template_id
    where user_templates.owner_id <> restaurants.owner_id`,
  'a subscriber who counts twice': sql`
    select email from subscribers group by lower(email), email having count(*) > 1`,
} satisfies Record<string, unknown>

export async function brokenRules(db: Database) {
  const broken: Record<string, unknown[]> = {}
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await db.execute(query)
    if (rows.length > 0) broken[rule] = rows
  }
  return broken
}

/** The rows that searches read: as they are stored, and as they would be written anew. */
export async function searchRows(db: Database) {
  const kept = await allRows(db)
  let anew: unknown[] = []
  await db
    .transaction(async (tx) => {
      await refreshSearchRows(tx, 'all')
      anew = await allRows(tx)
      throw rollback
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error
    })
  return { kept, anew }
}

const rollback = new Error('only looked at')

async function allRows(db: Queryable) {
  const { rows } = await db.execute(
    sql`select to_jsonb(each) as row from restaurant_search each order by restaurant_id, part`,
  )
  return rows
}
