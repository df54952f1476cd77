import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '@/server/app'
import { createBackground } from '@/server/background'
import type { Ctx, Services } from '@/server/ctx'
import { createDrizzle, type OpenDatabase } from '@/server/db/client'
import { whenInDoubt } from '@/server/db/doubt'
import { demoFilesFolder } from '@/server/db/seed'
import { createLimits } from '@/server/http/limits'
import type { JobCtx } from '@/server/jobs/job'
import { createSigner } from '@/server/links/signer'
import { createLog } from '@/server/log'
import { tellAfterDoubt } from '@/server/modules/restaurants'
import { openSession } from '@/server/modules/sessions'
import { createGazetteer } from '@/server/ports/geocoder/gazetteer'
import { createStorage } from '@/server/ports/storage'
import { createClient } from '@/tests/api/support/client'
import { testDrawer } from '@/tests/api/support/drawer'
import { mailServices } from '@/tests/api/support/services'
import { createWorld, type TestOwner } from '@/tests/api/support/world'
import { bury, type Life, newLife, poolOf } from './life'
import type { Troubles } from './troubles'

export type Host = ReturnType<typeof createHost>

const unlimited = { read: 1e9, write: 1e9, mail: 1e9, secret: 1e9, recovery: 1e9, register: 1e9, export: 1e9 }
const isDown = { status: 503, headers: { 'content-type': 'application/json' } }
const quiet = createLog('silent')

/** All of the api in this process, with a clock to set: it can be killed in the middle of anything, and begun again. */
export function createHost(database: OpenDatabase, troubles: Troubles) {
  const folder = mkdtempSync(join(tmpdir(), 'mantel-year-'))
  const drawer = testDrawer()
  /** `now` is what the host believes, `real` what others do. */
  const time = { now: new Date(0), real: new Date(0) }
  const world = createWorld(database.db)
  let errors: string[] = []
  let { life, app, ctx } = begin()

  function begin() {
    const life = newLife()
    const pool = poolOf({ pool: database.pool, life, isAway: () => troubles.on.has('database') })
    const db = createDrizzle(pool)
    const log = createLog('error', { write: (line: string) => void errors.push(line) })
    const services: Services = {
      ...{ db, log, clock: () => time.now },
      geocoder: createGazetteer(db),
      drawer,
      scratch: join(folder, 'scratch'),
      freeBytes: async () => 1e12,
      replica: null,
      lookMs: 1_000,
      ...mailServices(db),
      signer: createSigner(database.db),
      storage: troubles.storageOf(
        life,
        createStorage({ dataDir: folder, s3: undefined, stockFolder: demoFilesFolder() }),
      ),
      ...troubles.portsOf(life, () => time.now),
      background: createBackground(log),
    }
    whenInDoubt(db, () => tellAfterDoubt(services))
    const { hono } = createApp(services, {
      ...{ limits: createLimits(unlimited), trustedProxies: 0 },
      internalSecret: 'the secret of this test run',
    })
    const ctx: Ctx = { ...services, requestId: 'year', ip: null }
    return { life, app: hono, ctx }
  }

  /** An answer, or the broken connection to a process that is gone. */
  const orDeath = <T>(life: Life, doing: Promise<T>, otherwise: T) =>
    Promise.race([doing, life.death.then(() => otherwise)])

  const call = (url: string, init: RequestInit) =>
    orDeath(life, Promise.resolve(app.fetch(new Request(url, init))), new Response('{}', isDown))

  const anybody = createClient('http://year.example', undefined, call)

  return {
    ...anybody,
    db: database.db,
    time,
    get now() {
      return time.now
    },
    owner: world.owner,
    get ctx() {
      return ctx
    },
    get life() {
      return life
    },
    get errors() {
      return errors
    },
    forgetErrors() {
      errors = []
    },
    /** With a session that the host may forget or end: whoever is signed out signs in again. */
    as(owner: Pick<TestOwner, 'ownerId'>) {
      const client = createClient('http://year.example', () => ({ authorization: `Bearer ${token}` }), call)
      let token = ''
      return {
        ...client,
        async signIn() {
          token = (await openSession({ ...ctx, db: database.db }, owner.ownerId)).token
        },
      }
    },
    /** Whether the work came to its end, or the process to its own. */
    async run(work: (ctx: JobCtx) => Promise<void>): Promise<'done' | 'failed' | 'killed'> {
      const doing = work({
        ...ctx,
        log: quiet,
        database: { ...database, pool: ctx.db.$client, db: ctx.db },
      }).then(
        () => 'done' as const,
        (error: unknown) => {
          if (!life.hasFailed && troubles.on.size === 0) throw error
          return 'failed' as const
        },
      )
      return orDeath(life, doing, 'killed')
    },
    settled: () => orDeath(life, ctx.background.settled(), undefined),
    /** As after kill -9: what was under way is gone, and a new process knows only what is stored. */
    async rise() {
      await bury(life)
      ;({ life, app, ctx } = begin())
      await ctx.signer.ready()
    },
    close() {
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
