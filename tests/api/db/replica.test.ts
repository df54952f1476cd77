import { createServer } from 'node:net'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { positionHeader } from '@/contract/changes-position'
import { endpoint } from '@/contract/endpoint'
import { listChanges } from '@/contract/endpoints/changes'
import { filterRestaurants } from '@/contract/endpoints/search'
import { findPostgres } from '@/scripts/test/find-postgres.mjs'
import { startPostgres, startReplica } from '@/scripts/test/start-postgres.mjs'
import { findPositions } from '@/server/db/changes'
import { openDatabase } from '@/server/db/client'
import { migrate } from '@/server/db/migrate'
import { openReplica } from '@/server/db/replica/open-replica'
import { restaurants } from '@/server/db/schema'
import { checkReplica } from '@/server/doctor/check-replica'
import { mountRead } from '@/server/http/mount'
import { createGazetteer } from '@/server/ports/geocoder/gazetteer'
import { createChangeStream } from '@/server/ports/web-cache/stream'
import { databaseKind, workersDatabase } from '@/tests/api/support/connect'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'

const log = pino({ level: 'silent' })
const nobody = { expire: async () => undefined, settled: async () => undefined }
const quickly = { timeout: 60_000, interval: 20 }

/** A verb that should not have been mounted so. */
const misplaced = endpoint({
  method: 'GET',
  path: '/api/test/misplaced',
  auth: 'public',
  summary: '',
  reply: z.object({ wrote: z.boolean() }),
})

describe.runIf(databaseKind === 'postgres' && findPostgres())('a streaming replica', async () => {
  const primary = findPostgres() && databaseKind === 'postgres' ? await startPostgres() : null
  if (!primary) return
  const migrated = await openDatabase({ databaseUrl: primary.url, dataDir: '', log })
  await migrate(migrated.pool)
  await migrated.close()
  const standby = await startReplica(primary)
  const onStandby = await openDatabase({ databaseUrl: standby.url, dataDir: '', log })
  afterAll(async () => {
    await onStandby.close().catch(() => undefined)
    await standby.stop()
    await primary.stop()
  })

  const warned: string[] = []
  const warnings = pino({ level: 'warn' }, { write: (line: string) => void warned.push(line) })

  /** An api that reads from this address. */
  async function startApi(url: string, options: { lookMs?: number; mostBehindMs?: number } = {}) {
    const database = await openDatabase({ databaseUrl: primary?.url, dataDir: '', log })
    const replica = openReplica({
      url,
      primary: database,
      log: warnings,
      lookMs: 50,
      mostBehindMs: 600_000,
      ...options,
    })
    afterAll(replica.close)
    const geocoder = createGazetteer(replica.db)
    const webCache = createChangeStream({ db: database.db, log, nearest: nobody, noted: replica.note })
    const services = { replica: { ...replica, geocoder }, webCache }
    const failed = vi.spyOn(services.replica, 'failed')
    const extend = [
      (api: Parameters<typeof mountRead>[0]) =>
        mountRead(api, misplaced, async ({ db }) => {
          await db.update(restaurants).set({ description: 'Escrito.' }).where(eq(restaurants.id, 'nobody'))
          return { wrote: true }
        }),
    ]
    const api = await harness({ ownDatabase: database, services, extend })
    return {
      ...api,
      replica,
      failed,
      webCache,
      isRead: () => expect.poll(() => replica.has(0), quickly).toBe(true),
    }
  }

  const pause = () => onStandby.pool.query('select pg_wal_replay_pause()')
  const resume = () => onStandby.pool.query('select pg_wal_replay_resume()')
  async function paused() {
    await pause()
    onTestFinished(async () => void (await resume()))
  }

  type TestApi = Awaited<ReturnType<typeof startApi>>
  const changeOf = ({ restaurantId }: TestOwner) => ({ restaurantId, lat: 40.4, lon: -3.7, city: 'Madrid' })
  const positionOf = async ({ db }: TestApi) => (await findPositions(db)).last
  const known = (position: number) => ({ [positionHeader]: String(position) })
  const profile = ({ restaurantId }: TestOwner) => `/api/owner/restaurant/${restaurantId}`

  /** A change that nobody is told of. So the answer shows where it comes from. */
  const changeSilently = ({ db }: TestApi, { restaurantId }: TestOwner, description: string) =>
    db.update(restaurants).set({ description }).where(eq(restaurants.id, restaurantId))

  /** An owner whom the replica knows, and who is then changed on the primary alone. */
  async function changedOwner(api: TestApi) {
    const owner = await api.owner()
    await api.webCache.expire([changeOf(owner)])
    await api.isRead()
    await paused()
    await changeSilently(api, owner, 'Cambiado.')
    return owner
  }
  const old = { status: 200, body: { description: 'Cocina de mercado.' } }
  const fresh = { status: 200, body: { description: 'Cambiado.' } }

  const [api, other] = [await startApi(standby.url), await startApi(standby.url)]

  test('answers what everybody may see', async () => {
    const owner = await changedOwner(api)
    expect(await api.get(profile(owner))).toMatchObject(old)
    expect(await api.asWeb('203.0.113.1').get(profile(owner), known(0))).toMatchObject(old)
    expect(await api.asWeb().get(profile(owner), known(await positionOf(api)))).toMatchObject(old)
  })

  test('answers no owner, and no web that does not say what it knows', async () => {
    const owner = await changedOwner(api)
    expect(await api.as(owner).get(profile(owner))).toMatchObject(fresh)
    expect(await api.asWeb().get(profile(owner))).toMatchObject(fresh)
    expect(await api.asWeb().get(profile(owner), { [positionHeader]: 'x' })).toMatchObject(fresh)
  })

  test('answers a web that was told of a change only when it has the change', async () => {
    const owner = await changedOwner(api)
    await other.isRead()
    await api.webCache.expire([changeOf(owner)])
    const position = await positionOf(api)
    expect(await other.asWeb().get(profile(owner), known(position - 1))).toMatchObject(old)
    expect(await other.asWeb().get(profile(owner), known(position))).toMatchObject(fresh)
    await resume()
    await expect.poll(() => other.replica.has(position), quickly).toBe(true)
    await pause()
    await changeSilently(api, owner, 'Otra vez.')
    expect(await other.asWeb().get(profile(owner), known(position))).toMatchObject(fresh)
  })

  test('answers nobody with what is older than what this process knows of', async () => {
    const owner = await changedOwner(api)
    await other.isRead()
    await api.webCache.expire([changeOf(owner)])
    expect(await api.get(profile(owner))).toMatchObject(fresh)
    expect(await other.get(profile(owner))).toMatchObject(old)
    await other.asWeb().get(listChanges.path)
    expect(await other.get(profile(owner))).toMatchObject(fresh)
  })

  test('is not read while it is far behind', async () => {
    const impatient = await startApi(standby.url, { mostBehindMs: 300 })
    const owner = await changedOwner(impatient)
    expect(await impatient.get(profile(owner))).toMatchObject(old)
    await expect.poll(() => impatient.get(profile(owner)), quickly).toMatchObject(fresh)
    await resume()
    await impatient.isRead()
  })

  test('of a primary on which nothing happens is not late', async () => {
    const impatient = await startApi(standby.url, { mostBehindMs: 300 })
    await impatient.isRead()
    for (const end = Date.now() + 1_500; Date.now() < end; ) expect(await impatient.replica.has(0)).toBe(true)
  })

  test('answers every call that reads from it, and the primary is not asked', async () => {
    const quiet = await startApi(standby.url, { lookMs: 600_000 })
    await quiet.isRead()
    const asked = vi.fn()
    quiet.database.pool.on('acquire', asked)
    const point = { lat: 40.4155, lon: -3.7074 }
    const here = new URLSearchParams({ savedLocation: 'Sol, Madrid', lat: '40.4', lon: '-3.7' })
    const search = { ...point, radius: 5, query: 'tortilla' }
    const restaurantIds = ['000000000000']
    const calls = [
      quiet.post(filterRestaurants.path, search),
      quiet.post(filterRestaurants.path, { ...search, query: '', price: 'asc' }),
      quiet.post('/api/sort/', { ...point, distance: 5 }),
      quiet.post('/api/filter/menus', { restaurantIds }),
      quiet.post('/api/filter/menus/in/en', { restaurantIds }),
      quiet.get('/api/sitemap'),
      quiet.get('/api/cities'),
      quiet.get('/api/cities/madrid'),
      quiet.get('/api/cities/madrid/prices'),
      quiet.get(`/api/nav/getPosition?${here}`),
      quiet.get(`/api/nav/getSelectedSuggestionData?${here}`),
      quiet.get('/api/nav/getAddress?lat=40.4&lon=-3.7'),
      quiet.get('/api/owner/restaurant/000000000000'),
      quiet.get('/api/restaurants/000000000000/menus'),
      quiet.get('/api/menus/000000000000/2026-11-27'),
      quiet.get('/api/menus/000000000000/2026-11-27/in/en'),
    ]
    for (const { status } of await Promise.all(calls)) expect([200, 404]).toContain(status)
    expect(asked).not.toHaveBeenCalled()
    expect(quiet.failed).not.toHaveBeenCalled()
  })

  test('refuses what would write, and the primary does it', async () => {
    await api.isRead()
    expect(await api.get(misplaced.path)).toMatchObject({ status: 200, body: { wrote: true } })
    expect(api.failed).toHaveBeenCalledOnce()
    expect(await api.replica.has(0)).toBe(true)
  })

  test('that is killed and comes back is noticed by nobody', async () => {
    await api.isRead()
    const owner = await api.owner()
    let isOver = false
    const statuses = new Set<number>()
    const asking = Array.from({ length: 4 }, async () => {
      while (!isOver) statuses.add((await api.get(profile(owner))).status)
    })
    await api.webCache.expire([changeOf(owner)])
    statuses.clear()
    await standby.kill('SIGKILL')
    await expect.poll(() => api.replica.has(0), quickly).toBe(false)
    expect(api.replica.behindMs()).toBe(Number.POSITIVE_INFINITY)
    await standby.start()
    await api.isRead()
    isOver = true
    await Promise.all(asking)
    expect([...statuses]).toEqual([200])
  })

  test('that takes connections and says nothing keeps nobody waiting', async () => {
    const mute = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void mute.close())
    await expect.poll(() => mute.listening).toBe(true)
    const address = mute.address()
    const port = typeof address === 'object' ? address?.port : 0
    const late = await startApi(`postgres://nobody@127.0.0.1:${port}/postgres`)
    const owner = await late.owner()
    expect(await late.get(profile(owner))).toMatchObject(old)
    expect(late.failed).not.toHaveBeenCalled()
  })

  test('is looked at by the doctor', async () => {
    const check = async (DATABASE_URL: string, DATABASE_REPLICA_URL?: string) =>
      (await checkReplica({ DATABASE_URL, DATABASE_REPLICA_URL, DATA_DIR: '' })).map(
        ({ state, text }) => `${state} ${text}`,
      )
    expect(await check(primary.url)).toEqual([])
    expect(await check(primary.url, standby.url)).toEqual([
      'good La réplica responde.',
      'warning La réplica no tiene hot_standby_feedback.',
    ])
    expect(await check(primary.url, primary.url)).toEqual([
      'bad DATABASE_REPLICA_URL no lleva a una réplica.',
    ])
    expect(await check(String(workersDatabase()), standby.url)).toEqual([
      'bad La réplica no es de la base de datos de DATABASE_URL.',
    ])
    const [away] = await check(primary.url, 'postgres://nobody@127.0.0.1:1/postgres')
    expect(away).toContain('warning No se ha podido mirar la réplica')
  })

  test('that is no replica is not read', async () => {
    const misled = await startApi(primary.url)
    await expect.poll(() => warned.at(-1), quickly).toContain('it is no replica')
    expect(await misled.replica.has(0)).toBe(false)
  })
})
