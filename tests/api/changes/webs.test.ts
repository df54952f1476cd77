import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { listChanges as contract } from '@/contract/endpoints/changes'
import { publishMenu } from '@/contract/endpoints/menus'
import { endpointPath } from '@/lib/endpoint/request'
import { followChanges } from '@/lib/front/changes/follow'
import { deleteChangesBefore } from '@/server/db/changes'
import { openDatabase } from '@/server/db/client'
import { parseServerEnv } from '@/server/env'
import { listChanges } from '@/server/modules/changes/list-changes'
import { stopWaiting } from '@/server/ports/web-cache/bell'
import { createChangeStream } from '@/server/ports/web-cache/stream'
import { closeServices, createServices } from '@/server/services'
import { startOwnDatabase } from '@/tests/api/support/connect'
import { harness } from '@/tests/api/support/harness'

/** Two apis, each with connections of its own to one database, and no way to tell a web themselves. */
const log = pino({ level: 'silent' })
const own = await startOwnDatabase()
afterAll(own.close)
const nobody = { expire: async () => undefined, settled: async () => undefined }
const [one, other] = [await startApi(), await startApi()]

async function startApi() {
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '', log })
  const webCache = createChangeStream({ db: database.db, log, nearest: nobody })
  const api = await harness({ ownDatabase: database, services: { webCache } })
  return { ...api, webCache }
}

const ending = new AbortController()
afterAll(() => ending.abort())

/** What a web forgets. Its way to the apis can be cut. */
function startWeb(...apis: (typeof one)[]) {
  return startWebWith({ isCut: false }, apis)
}

function startWebWith({ isCut }: { isCut: boolean }, apis: (typeof one)[]) {
  const web = { forgotten: [] as string[], emptied: 0, isCut, asked: 0 }
  const follower = followChanges({
    async ask(question) {
      if (web.isCut) throw new Error('no way')
      const api = apis[web.asked++ % apis.length] ?? one
      const { status, body } = await api.asWeb().get(endpointPath(contract, undefined, question))
      if (web.isCut || status !== 200) throw new Error(`no way, ${status}`)
      return contract.reply.parse(body)
    },
    async forget(restaurants) {
      web.forgotten.push(...restaurants.map(({ restaurantId }) => restaurantId))
    },
    startEmpty() {
      web.emptied++
    },
    ending: ending.signal,
    retryMs: { first: 20, most: 100 },
  })
  return Object.assign(web, { follower })
}

const changeOf = (restaurantId: string) => ({ restaurantId, lat: 40.4, lon: -3.7, city: 'Madrid' })
const isReading = ({ follower }: ReturnType<typeof startWeb>) =>
  expect.poll(() => follower.readAt()).toBeDefined()

describe('a change', () => {
  test('reaches every web, through whichever api it was made and each web reads', async () => {
    const webs = [startWeb(one), startWeb(one), startWeb(other), startWeb(one, other)]
    await Promise.all(webs.map(isReading))
    const owner = await one.owner()
    const menu = { price: 13.7, categories: [{ name: 'Primeros', items: [{ name: 'Fabada' }] }] }
    expect(await one.as(owner).post(publishMenu.path, menu)).toMatchObject({ status: 200 })
    for (const web of webs) await expect.poll(() => web.forgotten).toContain(owner.restaurantId)
    await other.webCache.expire([changeOf('0000000000aa')])
    for (const web of webs) await expect.poll(() => web.forgotten).toContain('0000000000aa')
    expect(webs.map(({ emptied }) => emptied)).toEqual([0, 0, 0, 0])
  })

  test('is read by a web that was away, and nothing of what came before is read again', async () => {
    const web = startWeb(one, other)
    await isReading(web)
    await one.webCache.expire([changeOf('0000000000b1')])
    await expect.poll(() => web.forgotten).toEqual(['0000000000b1'])
    web.isCut = true
    await one.webCache.expire([changeOf('0000000000b2')])
    await other.webCache.expire([changeOf('0000000000b3')])
    await wait(50)
    expect(web.forgotten).toEqual(['0000000000b1'])
    web.isCut = false
    await expect.poll(() => web.forgotten).toEqual(['0000000000b1', '0000000000b2', '0000000000b3'])
    expect(web.emptied).toBe(0)
  })

  test('that is not kept any more empties a web that was away', async () => {
    const web = startWeb(one)
    await isReading(web)
    await one.webCache.expire([changeOf('0000000000c1')])
    await expect.poll(() => web.forgotten).toEqual(['0000000000c1'])
    web.isCut = true
    for (const id of ['0000000000c2', '0000000000c3', '0000000000c4'])
      await other.webCache.expire([changeOf(id)])
    await deleteChangesBefore(one.db, new Date(Date.now() + 60_000))
    web.isCut = false
    await expect.poll(() => web.emptied).toBe(1)
    await one.webCache.expire([changeOf('0000000000c5')])
    await expect.poll(() => web.forgotten).toEqual(['0000000000c1', '0000000000c5'])
  })

  test('is never passed by, when many are told at once', async () => {
    const web = startWeb(one, other)
    await isReading(web)
    const ids = Array.from({ length: 60 }, (_, at) => `00000000${String(at).padStart(2, '0')}dd`)
    await Promise.all(
      ids.map((id, at) =>
        (at % 2 ? one : other).webCache.expire([changeOf(id), changeOf(`${id.slice(0, 10)}ee`)]),
      ),
    )
    const all = ids.flatMap((id) => [id, `${id.slice(0, 10)}ee`])
    await expect.poll(() => [...web.forgotten].sort()).toEqual(all.sort())
  })

  test('is read at once by a web that asks for it', async () => {
    const web = startWeb(other)
    await isReading(web)
    await one.webCache.expire([changeOf('0000000000f1')])
    await web.follower.catchUp()
    expect(web.forgotten).toContain('0000000000f1')
  })

  test('before the first answer empties a web whose host was away at its start', async () => {
    const web = startWebWith({ isCut: true }, [one])
    await wait(50)
    web.isCut = false
    await expect.poll(() => web.emptied).toBe(1)
  })
})

describe('the list of changes', () => {
  const ask = (question: object) => one.asWeb().get(endpointPath(contract, undefined, question))
  let position = 0
  beforeEach(async () => {
    await one.webCache.expire([changeOf('0000000000a1')])
    const { body } = await ask({})
    position = contract.reply.parse(body).position
  })

  test('is for our own web alone', async () => {
    expect(await one.get(contract.path)).toMatchObject({ status: 401 })
  })

  test('has what came after a position, in its order', async () => {
    await one.webCache.expire([changeOf('0000000000a2'), changeOf('0000000000a3')])
    const restaurants = [changeOf('0000000000a2'), changeOf('0000000000a3')]
    expect((await ask({ after: position })).body).toEqual({
      position: position + 2,
      missed: false,
      restaurants,
    })
    const nothing = { position: position + 2, missed: false, restaurants: [] }
    expect((await ask({ after: position + 2 })).body).toEqual(nothing)
  })

  test('gives long lists in parts', async () => {
    await one.webCache.expire(Array.from({ length: 1_001 }, () => changeOf('0000000000a4')))
    expect((await ask({ after: position })).body).toMatchObject({
      position: position + 1000,
      restaurants: { length: 1000 },
    })
    expect((await ask({ after: position + 1000 })).body).toMatchObject({ restaurants: { length: 1 } })
  })

  test('says that it does not know a position of another database', async () => {
    expect((await ask({ after: position + 50 })).body).toEqual({ position, missed: true, restaurants: [] })
  })

  test('is in no number and no line of the log', async () => {
    one.logged.length = 0
    await ask({ after: position })
    expect(one.logged.filter((line) => line.includes('"info"'))).toEqual([])
  })

  test('is looked through four times a second for other processes, beside an embedded database once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mantel-look-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const secrets = { INTERNAL_SECRET: 'the secret of this test', FACTOR_SECRET: 'the secret of this test' }
    const env = parseServerEnv({ ...secrets, DATA_DIR: folder, WEB_URL: 'http://127.0.0.1:1' })
    const looked = async (kind: 'embedded' | 'postgres') => {
      const services = createServices(env, log, { ...one.database, kind })
      onTestFinished(() => closeServices(services))
      const execute = vi.fn(services.db.execute.bind(services.db))
      const db = Object.assign(Object.create(services.db), { execute })
      await listChanges({ ...one.ctx, ...services, db }, { query: { after: position, waitMs: 900 } })
      return execute.mock.calls.length
    }
    expect(await looked('postgres')).toBeGreaterThanOrEqual(3)
    expect(await looked('embedded')).toBe(2)
  })

  test('keeps nobody waiting when its process ends', async () => {
    const waiting = ask({ after: position, waitMs: 10_000 })
    const late = wait(9_000, 'late')
    stopWaiting(one.db)
    expect(await Promise.race([waiting, late])).toMatchObject({ body: { position, restaurants: [] } })
  })
})
