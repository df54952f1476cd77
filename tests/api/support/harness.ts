import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createInternalProofs, proofHeader } from '@/contract/internal-proof'
import { createApp, modules } from '@/server/app'
import type { Ctx, Services } from '@/server/ctx'
import type { OpenDatabase } from '@/server/db/client'
import { demoFilesFolder } from '@/server/db/seed'
import { freeBytesOf } from '@/server/free-bytes'
import type { Api } from '@/server/http/api'
import { createLimits } from '@/server/http/limits'
import { listen } from '@/server/http/listen'
import { createLog } from '@/server/log'
import { openSession } from '@/server/modules/sessions'
import { createGazetteer } from '@/server/ports/geocoder/gazetteer'
import { createStorage } from '@/server/ports/storage'
import type { ChangedRestaurant } from '@/server/ports/web-cache/port'
import { createClient } from '@/tests/api/support/client'
import { connectOwnDatabase, connectTestDatabase, openTestReplica } from '@/tests/api/support/connect'
import { testDrawer } from '@/tests/api/support/drawer'
import { mailServices } from '@/tests/api/support/services'
import { createWorld, type TestOwner } from '@/tests/api/support/world'

const internalSecret = 'the secret of this test run'
const proofs = createInternalProofs(Date.now, internalSecret)
/** By which the web is known. */
const proof = async () => ({ [proofHeader]: await proofs.make('web-to-api') })

type Options = {
  limits?: Parameters<typeof createLimits>[0]
  services?: Partial<Services>
  /** Endpoints of the test's own, mounted after the real ones. */
  extend?: ((api: Api) => void)[]
  /** Not the run's database, but one of this file alone, or one that the file has opened: the harness closes either. */
  ownDatabase?: boolean | OpenDatabase
}

const unlimited = {
  read: 1e6,
  write: 1e6,
  mail: 1e6,
  secret: 1e6,
  recovery: 1e6,
  register: 1e6,
  export: 1e6,
  subscribe: 1e6,
}

function databaseFor(own: Options['ownDatabase']) {
  if (typeof own === 'object') return own
  return own ? connectOwnDatabase() : connectTestDatabase()
}

/** The whole api on a port of its own and the run's database, with a clock to set and everything it logs and tells. */
export async function harness({ limits = unlimited, services, extend = [], ownDatabase }: Options = {}) {
  const database = await databaseFor(ownDatabase)
  const replica = await openTestReplica(database)
  const world = createWorld(database.db)
  const folder = mkdtempSync(join(tmpdir(), 'mantel-api-'))
  const logged: string[] = []
  const expired: ChangedRestaurant[] = []
  const time: { now: Date | null } = { now: null }
  const usual: Services = {
    db: database.db,
    replica,
    lookMs: 250,
    clock: () => time.now ?? new Date(),
    log: createLog('debug', { write: (line: string) => void logged.push(line) }),
    webCache: { expire: async (changed) => void expired.push(...changed), settled: async () => undefined },
    geocoder: createGazetteer(database.db),
    storage: createStorage({ dataDir: folder, s3: undefined, stockFolder: demoFilesFolder() }),
    drawer: testDrawer(),
    scratch: join(folder, 'scratch'),
    freeBytes: () => freeBytesOf(folder),
    ...mailServices(database.db),
  }
  const all: Services = { ...usual, ...services }
  const api = createApp(all, { limits: createLimits(limits), internalSecret, trustedProxies: 0 }, [
    ...modules,
    ...extend,
  ])
  const server = await listen(api, '127.0.0.1', 0)
  afterAll(async () => {
    await server.close()
    await all.background.end()
    await all.drawer.close()
    await world.clear()
    await replica?.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const ctx: Ctx = { ...all, requestId: 'test', ip: null }
  const tokenOf = async ({ ownerId }: Pick<TestOwner, 'ownerId'>) => (await openSession(ctx, ownerId)).token
  return {
    ...createClient(server.url),
    url: server.url,
    proof,
    db: database.db,
    database,
    ctx,
    time,
    logged,
    expired,
    mounted: api.mounted,
    owner: world.owner,
    tokenOf,
    as(owner: Pick<TestOwner, 'ownerId'>) {
      let token: Promise<string> | undefined
      return createClient(server.url, async () => {
        token ??= tokenOf(owner)
        return { authorization: `Bearer ${await token}` }
      })
    },
    /** As the web calls, on behalf of a client at this address or, without one, for itself. */
    asWeb: (address?: string) =>
      createClient(server.url, async () => ({
        ...(await proof()),
        ...(address && { 'x-forwarded-for': address }),
      })),
  }
}
