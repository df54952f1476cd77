import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { countedActions } from '@/contract/entities/tracking'
import { menuDaysAhead } from '@/contract/rules/menu/menu-times'
import type { Database } from '@/server/db/client'
import { newId } from '@/server/db/id'
import {
  auditLog,
  chatMessages,
  conversations,
  invoices,
  menuCounts,
  menus,
  restaurantCounts,
  restaurants,
  sessions,
  userTemplates,
} from '@/server/db/schema'
import { refreshSearchRows } from '@/server/modules/search'
import { givePlan } from '@/tests/api/support/give-plan'
import { createWorld, type TestOwner } from '@/tests/api/support/world'
import { storedMenu } from './heavy-menu'
import { heavyTemplate } from './heavy-template'

export type HeavyOwner = TestOwner & { token: string }

/** Days with lunch and dinner. */
const history = 365
const many = <T>(length: number, make: (n: number) => T) => Array.from({ length }, (_, n) => make(n))

/** An owner who has done for a year whatever may be done, as much as there may be of it. */
export async function heaviestOwner(db: Database): Promise<HeavyOwner> {
  const owner = await lightOwner(db)
  await givePlan(db, owner)
  await addMenus(db, owner)
  await addCounts(db, owner)
  await addTalk(db, owner)
  await addPapers(db, owner)
  return owner
}

/** Whose password has been asked for a moment ago. */
export async function lightOwner(db: Database): Promise<HeavyOwner> {
  const owner = await createWorld(db).owner({}, { name: 'Casa Pesada', verification: 'verified' })
  await db.transaction((tx) => refreshSearchRows(tx, [owner.restaurantId]))
  return { ...owner, token: await newSession(db, owner) }
}

export async function newSession(db: Database, { ownerId }: Pick<TestOwner, 'ownerId'>) {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(token).digest()
  const expiresAt = new Date(Date.now() + 3_600_000)
  await db.insert(sessions).values({ tokenHash, ownerId, expiresAt, provenAt: new Date() })
  return token
}

/** As one statement: sixty megabytes need not travel. */
async function addMenus(db: Database, { restaurantId }: TestOwner) {
  const { categories, observation, includes, ...columns } = storedMenu
  await db.execute(sql`
    insert into ${menus} (id, restaurant_id, date, service, state, published_at, categories, observation, includes,
      price_cents, half_price_cents, window_start_minute, window_end_minute)
    select substr(md5(random()::text), 1, 12), ${restaurantId}, current_date + day, service,
      case when day > 0 then 'draft' else 'published' end, case when day > 0 then null else now() end,
      ${JSON.stringify(categories)}::jsonb, ${observation}, ${sql.param(includes)}::text[],
      ${columns.priceCents}, ${columns.halfPriceCents}, ${columns.windowStartMinute}, ${columns.windowEndMinute}
    from generate_series(${-history}::int, ${menuDaysAhead}::int) day, unnest(array['comida', 'cena']) service`)
  await db.transaction((tx) => refreshSearchRows(tx, [restaurantId]))
}

async function addCounts(db: Database, { restaurantId }: TestOwner) {
  await db.execute(sql`
    insert into ${restaurantCounts} (restaurant_id, date, action, count)
    select ${restaurantId}, current_date - day, action, 1000
    from generate_series(0, ${history}::int) day, unnest(${sql.param([...countedActions])}::text[]) action`)
  await db.execute(sql`
    insert into ${menuCounts} (menu_id, date, action, count)
    select id, date, action, 1000 from menus, unnest(${sql.param([...countedActions])}::text[]) action
    where restaurant_id = ${restaurantId} and state = 'published'`)
  await db.insert(auditLog).values(
    many(2000, (n) => ({
      ...{
        actorKind: 'owner' as const,
        action: 'menu.saved',
        entityKind: 'restaurant',
        entityId: restaurantId,
      },
      details: { n, text: 'x'.repeat(200) },
    })),
  )
}

async function addTalk(db: Database, { ownerId }: TestOwner) {
  const id = newId()
  await db.insert(conversations).values({ id, ownerId })
  const text = 'ñ'.repeat(20_000)
  await db.insert(chatMessages).values(
    many(200, (n) => {
      const key = newId()
      const at = new Date(Date.now() - (300 - n) * 60_000)
      const body = { id: key, at: at.toISOString(), kind: 'text', text }
      const message = { conversationId: id, key, kind: 'text', body, occurredAt: at }
      return { ...message, channel: 'browser' as const, direction: 'in' as const, state: 'handled' as const }
    }),
  )
}

async function addPapers(db: Database, { ownerId, restaurantId }: TestOwner) {
  const { templateName, imageUrl, menu, observations, price, ...options } = heavyTemplate
  const blocks = { imageUrl, menu, observations, price, options }
  const made = await db
    .insert(userTemplates)
    .values(many(50, (n) => ({ ownerId, templateName: `${templateName} ${n}`, ...blocks })))
    .returning({ id: userTemplates.id })
  await db
    .update(restaurants)
    .set({ templateId: made[0]?.id ?? null })
    .where(sql`id = ${restaurantId}`)
  const party = { name: 'ñ'.repeat(120), taxId: 'B12345674', address: 'ñ'.repeat(160), city: 'ñ'.repeat(80) }
  const money = { amountPaidCents: 1210, netCents: 1000, vatCents: 210 }
  await db.insert(invoices).values(
    many(120, (number) => ({
      ...{ ownerId, provider: 'sandbox' as const, series: ownerId, number: number + 1, created: new Date() },
      ...{ ...money, seller: party, customer: party },
    })),
  )
}
