import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/server/db/client'
import { refreshSearchRows } from '@/server/modules/search'

/** States that no request may cause. Each query finds the rows that break its rule. */
const rules = {
  'more than six photos': sql`
    select restaurant_id from restaurant_images group by 1 having count(*) > 6`,
  'an empty menu that diners see': sql`
    select id from menus where state = 'published' and photo_url is null and observation = ''
      and not jsonb_path_exists(categories, '$[*].items[*]')`,
  'a control character in a name': sql`
    select id from restaurants where name ~ '[\\x01-\\x1f\\x7f]'
    union all select id from owners where first_name || last_name ~ '[\\x01-\\x1f\\x7f]'`,
  'a report of more than one line': sql`
    select id from reports where sentence ~ '[\\x01-\\x1f\\x7f]' or char_length(sentence) > 200`,
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
