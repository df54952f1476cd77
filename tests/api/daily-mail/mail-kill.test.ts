import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { migrate } from '@/server/db/migrate'
import { subscribers, subscriptions } from '@/server/db/schema'
import { publishDueMenus } from '@/server/modules/menus'
import { scheduleMany } from '@/tests/api/own-menus/scheduled'
import { bundle } from '@/tests/api/support/bundle'
import { databaseKind, putMigrated } from '@/tests/api/support/connect'
import { startEmptyDatabase, type TestDatabase } from '@/tests/api/support/database'
import { isRefused, troubledSmtp } from './troubled-smtp'

// `MAILS=10000 KILLS=5` is the long run of docs/operations.md; it says what it measured.
const mailCount = Number(process.env.MAILS ?? 120)
const kills = Number(process.env.KILLS ?? 1)
const houseCount = Math.ceil(mailCount / 100)
const at = new Date('2026-11-20T10:00:00Z')
const roundMs = 10 * 60_000

let script: Awaited<ReturnType<typeof bundle>>
let folder: string
let server: TestDatabase | undefined
let smtp: Awaited<ReturnType<typeof troubledSmtp>>

beforeAll(async () => {
  script = await bundle('tests/api/daily-mail/mailer.ts')
  smtp = await troubledSmtp()
  folder = mkdtempSync(join(tmpdir(), 'mantel-mail-'))
  putMigrated(folder)
  server = databaseKind === 'postgres' ? await startEmptyDatabase('postgres', inject('serverUrl')) : undefined
})
afterAll(async () => {
  script.remove()
  await smtp.close()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** In the test's own process, while no mailer has the embedded database. */
async function inside<T>(look: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const log = pino({ level: 'silent' })
  const database = await openDatabase({ dataDir: folder, databaseUrl: server?.url, log })
  try {
    return await look(database)
  } finally {
    await database.close()
  }
}

const addressOf = (n: number) => `${n % 50 === 0 ? 'nadie' : 'ana'}.${n}@correo${n % 40}.example`

async function prepare({ db, pool }: OpenDatabase) {
  await migrate(pool)
  const row = { date: '2026-11-20', publishAt: at, windowStartMinute: 780, windowEndMinute: 1739 }
  const houses = await scheduleMany(db, houseCount, row)
  for (const [index, { id: restaurantId }] of houses.entries()) {
    const size = Math.min(100, mailCount - index * 100)
    const emails = Array.from({ length: size }, (_, n) => ({ email: addressOf(index * 100 + n) }))
    const people = await db.insert(subscribers).values(emails).returning()
    await db.insert(subscriptions).values(
      people.map(({ id: subscriberId }) => ({
        ...{
          subscriberId,
          restaurantId,
          state: 'confirmed' as const,
          textVersion: 'prueba',
          confirmedAt: at,
        },
      })),
    )
  }
  const webCache = { expire: async () => undefined, settled: async () => undefined }
  await publishDueMenus({ db, log: pino({ level: 'silent' }), webCache, clock: () => at })
}

/** How long after the server's 250 a mail was noted as sent. */
const note = z.object({
  mails: z.number(),
  notedMs: z.object({ p50: z.number(), p95: z.number(), max: z.number() }),
})
type Note = z.infer<typeof note>

let round = 0

function start() {
  const now = new Date(at.getTime() + round++ * roundMs).toISOString()
  const child = spawn(process.execPath, [script.path, folder, server?.url ?? '', smtp.url, now], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: folder },
  })
  const lines = createInterface(child.stdout)
  const notes: Note[] = []
  lines.on('line', (line) => {
    if (line.includes('"mails sent"')) notes.push(note.parse(JSON.parse(line)))
  })
  return { child, notes, ended: once(child, 'close'), url: once(lines, 'line') }
}

/** What a search waits for while the mails go out, twenty a second. */
async function searchMeanwhile({ child, url }: ReturnType<typeof start>) {
  const [origin] = await url
  const waits: number[] = []
  while (child.exitCode === null) {
    const began = performance.now()
    const ok = await fetch(`${origin}/api/sort/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lat: 40.48, lon: -3.36, distance: 5 }),
    }).then(
      async (answer) => Boolean(await answer.text()) && answer.ok,
      () => false,
    )
    if (ok) waits.push(performance.now() - began)
    await wait(50)
  }
  const sorted = waits.toSorted((a, b) => a - b)
  const part = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { searches: sorted.length, p50: part(0.5), p95: part(0.95), p99: part(0.99) }
}

/** In each whole second of the run's first, undisturbed stretch. */
function rates(accepted: { at: number }[]) {
  const first = accepted[0]?.at ?? 0
  const seconds = Map.groupBy(accepted, ({ at: moment }) => Math.floor((moment - first) / 1000))
  const counts = [...seconds.values()].map(({ length }) => length).toSorted((a, b) => a - b)
  return { perSecond: counts[Math.floor(counts.length / 2)], most: counts.at(-1) }
}

async function killInTheMiddle(after: number) {
  const { child, ended } = start()
  await smtp.more(after)
  await wait(Math.random() * 20)
  child.kill('SIGKILL')
  await ended
}

test('each subscriber gets one mail through refusals, stalls, cut lines and kill -9', {
  timeout: 1_200_000,
}, async () => {
  await inside(prepare)
  for (let n = 0; n < kills; n++) await killInTheMiddle(Math.floor(mailCount / (kills + 2)))
  const beforeLast = smtp.accepted.length
  const began = performance.now()
  const last = start()
  const searched = process.env.MAILS ? searchMeanwhile(last) : undefined
  expect((await last.ended)[0]).toBe(0)

  expect(Math.min(...Object.values(smtp.troubles)), 'each trouble there is').toBeGreaterThan(0)
  const times = new Map<string, string[]>()
  for (const { to, id } of smtp.accepted) times.set(to, [...(times.get(to) ?? []), id])
  const readers = Array.from({ length: mailCount }, (_, n) => addressOf(n))
  expect(readers.filter((to) => times.has(to) === isRefused(to))).toEqual([])
  const twice = [...times.values()].filter((ids) => ids.length > 1)
  expect(
    twice.filter((ids) => new Set(ids).size > 1),
    'whoever gets it again can tell',
  ).toEqual([])
  // Between the server's 250 and the record of it lies what at most forty mails at once are in.
  expect(twice.length).toBeLessThanOrEqual(kills * 40)
  const { outcomes, stopped } = await inside(async ({ db }) => ({
    outcomes: (
      await db.execute(sql`select state, count(*)::integer from outbox group by state order by state`)
    ).rows,
    stopped: await db.$count(subscribers, sql`suppressed_at is not null`),
  }))
  const refused = readers.filter(isRefused).length
  expect(outcomes).toEqual([
    { state: 'failed', count: refused },
    { state: 'sent', count: mailCount - refused },
  ])
  expect(stopped).toBe(refused)
  // A 250 that came later than the mailer waits for: the same mail goes once more, and is noted once.
  const accepted = new Set(smtp.accepted.slice(beforeLast).map(({ to }) => to)).size
  expect(last.notes.reduce((sum, { mails }) => sum + mails, 0)).toBe(accepted)
  if (process.env.MAILS)
    process.stdout.write(
      `${JSON.stringify({ ...(await searched), ...rates(smtp.accepted.slice(beforeLast)), kills, again: twice.length, noted: last.notes[0], ...smtp.troubles, lastRuns: smtp.accepted.length - beforeLast, ms: performance.now() - began })}\n`,
    )
})
