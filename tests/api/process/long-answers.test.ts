import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FRUGAL } from '@/scripts/run/services.mjs'
import { openDatabase } from '@/server/db/client'
import { menus, restaurants } from '@/server/db/schema'
import { bundle } from '@/tests/api/support/bundle'
import { databaseKind, putMigrated, workersDatabase } from '@/tests/api/support/connect'
import { signUp } from './sign-up'
import { freePort, type Started, startProcess } from './start-process'

/** As much as one request could bring before a menu as a whole had a limit. */
const longDraft = Array.from({ length: 10 }, (_, at) => ({
  name: `Apartado ${at}`,
  items: Array.from({ length: 80 }, (_, dish) => ({ name: `${dish} `.padEnd(290, 'W') })),
}))

const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)

describe('an owner with sixty days of the longest menus', () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'mantel-long-'))
  let made: Awaited<ReturnType<typeof bundle>>
  let api: Started
  let url: string
  let headers: { authorization: string }

  beforeAll(async () => {
    made = await bundle('server/main.ts')
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const databaseUrl = databaseKind === 'postgres' ? workersDatabase() : undefined
    const database = databaseUrl ? { DATABASE_URL: databaseUrl } : undefined
    const settings = { DATA_DIR, ...database, API_PORT: String(port), WORKER: 'separate' }
    putMigrated(DATA_DIR)
    api = startProcess(made.path, { ...FRUGAL.env, ...settings }, FRUGAL.flags)
    await api.ready
    const { ownerId, token } = await signUp(url)
    headers = { authorization: `Bearer ${token}` }
    const { db, close } = await openDatabase({
      ...{ databaseUrl, dataDir: DATA_DIR, attach: true },
      log: pino({ level: 'silent' }),
    })
    const [restaurant] = await db.select().from(restaurants).where(eq(restaurants.ownerId, ownerId))
    const restaurantId = restaurant?.id ?? ''
    for (let at = 0; at < 60; at += 1)
      await db.insert(menus).values({ restaurantId, date: day(at), categories: longDraft })
    await close()
  }, 180_000)
  afterAll(() => {
    api.child.kill('SIGKILL')
    made.remove()
    rmSync(DATA_DIR, { recursive: true, force: true })
  })

  const attack = (pathOf: string) =>
    Promise.all(
      Array.from({ length: 30 }, async () => {
        const reply = await fetch(url + pathOf, { headers })
        const text = await reply.text()
        return { status: reply.status, length: text.length, retryAfter: reply.headers.get('retry-after') }
      }),
    )

  test.each([
    '/api/account/data',
    `/api/menus/mine?from=${day(0)}&to=${day(59)}`,
    '/api/menus/mine/history?limit=100',
  ])(
    'does not end the api by asking for %s thirty times at once',
    async (asked) => {
      const answers = await attack(asked)
      expect(answers.some(({ status }) => status === 200)).toBe(true)
      for (const { status, retryAfter } of answers) {
        expect([200, 429, 503]).toContain(status)
        if (status !== 200) expect(Number(retryAfter)).toBeGreaterThan(0)
      }
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
    },
    120_000,
  )

  test('still has all of it: page by page, and part by part as a file', async () => {
    const found: string[] = []
    for (let from: string | null = day(0); from; ) {
      const reply: Response = await fetch(`${url}/api/menus/mine?from=${from}&to=${day(59)}`, { headers })
      const page: { menus: { date: string }[]; nextFrom: string | null } = await reply.json()
      found.push(...page.menus.map(({ date }) => date))
      from = page.nextFrom
    }
    expect(found).toEqual(Array.from({ length: 60 }, (_, at) => day(at)))
    const inFile: string[] = []
    for (let after: string | null = ''; after !== null; ) {
      const part: Response = await fetch(`${url}/api/account/data${after && `?after=${after}`}`, { headers })
      const text = await part.text()
      expect(text.length).toBeLessThan(5_000_000)
      const { tables, next }: { tables: { menus?: { date: string }[] }; next: string | null } =
        JSON.parse(text)
      inFile.push(...(tables.menus ?? []).map(({ date }) => date))
      after = next
    }
    expect(inFile.toSorted()).toEqual(found)
  }, 120_000)
})
