import { and, eq, inArray } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { auditLog, menus, openingHours } from '@/server/db/schema'
import {
  announcePlanEndings,
  publishDue,
  sendMails,
  sendReminders,
  workWhatsApp,
} from '@/server/jobs/handlers'
import { subscribed } from '@/tests/api/daily-mail/subscribed'
import { scheduleMany } from '@/tests/api/own-menus/scheduled'
import { databaseKind, startOwnDatabase } from '@/tests/api/support/connect'
import { harness } from '@/tests/api/support/harness'

/** A Friday: 11:30 in Madrid. */
const now = new Date('2026-11-20T10:30:00Z')
const date = '2026-11-20'
const log = pino({ level: 'silent' })

const own = await startOwnDatabase()
afterAll(own.close)

/** Every mail that left, as often as it left: the mailbox would keep a doubled one once. */
const sent: string[] = []
const mail = {
  async send({ id, to }: { id: string; to: string }) {
    sent.push(to)
    return { outcome: 'accepted' as const, messageId: id }
  },
  close: () => undefined,
}

async function startProcess() {
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '', log })
  const api = await harness({ ownDatabase: database, services: { mail } })
  api.time.now = now
  return { ...api, job: { ...api.ctx, database } }
}

const [one, other] = [await startProcess(), await startProcess()]

/** What both do at the start of the same minute. */
const minute = () =>
  Promise.all(
    [one.job, other.job].flatMap((ctx) =>
      [publishDue, sendMails, sendReminders, announcePlanEndings, workWhatsApp].map((run) => run(ctx)),
    ),
  )

/** Several processes share a PostgreSQL: the embedded database has one session for all. */
const testHere = test.runIf(databaseKind === 'postgres')

testHere('two processes at the same minute publish each menu once, and send each mail once', async () => {
  const houses = await scheduleMany(one.db, 60, { date, publishAt: now })
  const readers = []
  for (const { id } of houses.slice(0, 20)) readers.push(...(await subscribed(one.db, id, 3)))
  const owners = []
  for (let n = 0; n < 10; n++) {
    const owner = await one.owner()
    owners.push(owner)
    const { restaurantId } = owner
    const hours = { option: 'open_1' as const, startMinute: 780, endMinute: 960 }
    await one.db
      .insert(openingHours)
      .values({ restaurantId, weekday: 5, ...hours })
      .onConflictDoUpdate({ target: [openingHours.restaurantId, openingHours.weekday], set: hours })
    const before = new Date('2026-11-19T10:00:00Z')
    await one.db.insert(menus).values({
      ...{ id: newId(), restaurantId, date: '2026-11-19', state: 'expired', priceCents: 1200 },
      ...{ categories: [{ name: 'Primeros', items: [{ name: 'Lentejas' }] }] },
      ...{ createdAt: before, updatedAt: before, publishedAt: before },
    })
  }

  for (let n = 0; n < 3; n++) await minute()

  const ids = houses.map(({ menuId }) => menuId)
  const published = await one.db
    .select({ id: auditLog.entityId })
    .from(auditLog)
    .where(and(inArray(auditLog.entityId, ids), eq(auditLog.action, 'menu.published')))
  expect(published.map(({ id }) => id).sort()).toEqual(ids.toSorted())
  const expected = [...readers, ...owners].map(({ email }) => email)
  expect(sent.toSorted()).toEqual(expected.toSorted())
})
