import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { mailings, outbox, restaurants, subscribers } from '@/server/db/schema'
import { startProcess } from '@/tests/api/process/start-process'
import { bundle } from '@/tests/api/support/bundle'
import { databaseKind } from '@/tests/api/support/connect'
import { startTestDatabase, type TestDatabase } from '@/tests/api/support/database'
import { isRefused, troubledSmtp } from './troubled-smtp'

// A worker of its own, as `npm run start:worker` has it, killed while an api has the same database. `MAILS=10000 KILLS=5` is the long run.
const mailCount = Number(process.env.MAILS ?? 100)
const kills = Number(process.env.KILLS ?? 1)
const date = '2026-11-20'

let script: Awaited<ReturnType<typeof bundle>>
let server: TestDatabase
let smtp: Awaited<ReturnType<typeof troubledSmtp>>
let folder: string

beforeAll(async () => {
  if (databaseKind !== 'postgres') return
  script = await bundle('server/worker.ts')
  smtp = await troubledSmtp({ stalls: false })
  server = await startTestDatabase('postgres', inject('serverUrl'))
  folder = mkdtempSync(join(tmpdir(), 'mantel-worker-'))
})
afterAll(async () => {
  if (databaseKind !== 'postgres') return
  script.remove()
  await smtp.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const addressOf = (n: number) => `${n % 20 === 0 ? 'nadie' : 'ana'}.${n}@correo${n}.example`

/** A mailing that is written out: each reader has their row. */
async function prepare(db: Database) {
  const restaurantId = newId()
  await db.insert(restaurants).values({ id: restaurantId, name: 'Casa Prueba' })
  const dish = { categories: [{ name: 'Primeros', items: [{ name: 'Lentejas' }] }], observation: '' }
  const menu = { menuId: newId(), date, service: 'comida', state: 'published', price: 12.5, ...dish }
  const about = { address: '', city: '', phone: '', hours: [], hasPicture: false }
  const rest = { halfPrice: null, includes: [], window: null, updatedAt: '2026-11-20T10:00:00.000Z' }
  const content = {
    restaurantId,
    restaurantName: 'Casa Prueba',
    date,
    ...about,
    menus: [{ ...menu, ...rest }],
  }
  await db.insert(mailings).values({ restaurantId, date, state: 'written', sendAt: new Date(0), content })
  for (let from = 0; from < mailCount; from += 500) {
    const count = Math.min(500, mailCount - from)
    const people = Array.from({ length: count }, (_, n) => ({ id: newId(), email: addressOf(from + n) }))
    await db.insert(subscribers).values(people)
    await db.insert(outbox).values(
      people.map(({ id: subscriberId, email: recipient }) => ({
        ...{ kind: 'daily-menu', key: `daily-menu:${restaurantId}:${date}:${subscriberId}`, payload: {} },
        ...{ recipient, restaurantId, subscriberId, date, isBulk: true, nextAttemptAt: new Date(0) },
      })),
    )
  }
}

/** Mails that were delayed, and mails that a killed process had claimed, are due at once. */
const letTimePass = (db: Database) =>
  db.execute(sql`update outbox set next_attempt_at = 'epoch', claimed_until = null where state = 'pending'`)

/** Held or due: the others were put off by some minutes. */
const isUnderWay = sql`state = 'pending' and (claimed_until is not null or next_attempt_at <= now())`

const start = () =>
  startProcess(script.path, {
    ...{ DATABASE_URL: server.url, DATA_DIR: folder, SMTP_URL: smtp.url, WORKER: 'separate' },
  })

test.runIf(databaseKind === 'postgres')(
  'a worker that is killed leaves the rest to the next one, and nobody gets two different mails',
  { timeout: 600_000 },
  async () => {
    const log = pino({ level: 'silent' })
    const { db, close } = await openDatabase({ databaseUrl: server.url, dataDir: folder, log })
    await prepare(db)
    for (let n = 0; n < kills; n++) {
      const { child, ended } = start()
      await smtp.more(Math.floor(mailCount / (kills + 2)))
      child.kill('SIGKILL')
      await ended
    }
    while ((await db.$count(outbox, sql`state = 'pending'`)) > 0) {
      await letTimePass(db)
      const { child, ended } = start()
      while ((await db.$count(outbox, isUnderWay)) > 0) await wait(100)
      child.kill('SIGTERM')
      await ended
    }
    const got = Map.groupBy(smtp.accepted, ({ to }) => to)
    const readers = Array.from({ length: mailCount }, (_, n) => addressOf(n))
    expect(readers.filter((to) => got.has(to) === isRefused(to))).toEqual([])
    const twice = [...got.values()].filter((mails) => mails.length > 1)
    expect(twice.filter((mails) => new Set(mails.map(({ id }) => id)).size > 1)).toEqual([])
    expect(twice.length).toBeLessThanOrEqual(kills * 40)
    expect(await db.$count(outbox, sql`state = 'sent'`)).toBe(readers.filter((to) => !isRefused(to)).length)
    if (process.env.MAILS)
      process.stdout.write(`${JSON.stringify({ kills, again: twice.length, ...smtp.troubles })}\n`)
    await close()
  },
)
