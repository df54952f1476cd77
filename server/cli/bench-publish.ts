import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createApp } from '@/server/app'
import { openDatabase } from '@/server/db/client'
import { restaurants } from '@/server/db/schema'
import { countUnlike, scheduleAll } from '@/server/db/seed'
import { serverEnv } from '@/server/env'
import { createLimits } from '@/server/http/limits'
import { createLog } from '@/server/log'
import { publishDueMenus } from '@/server/modules/menus'
import { createServices } from '@/server/services'
import { fillTo } from './bench/fill-to'
import { searchUntil, type Waits } from './bench/search-until'

const patienceMs = 60 * 60 * 1000
const calmMs = 5_000

/** `--restaurants N`: how long it takes until the menus of all are out that come out in the same minute, and how long searches wait. */
async function bench() {
  const { values } = parseArgs({ options: { restaurants: { type: 'string', default: '10000' } } })
  const env = serverEnv()
  const log = createLog('error')
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env
  const database = await openDatabase({ databaseUrl, dataDir, log, patienceMs })
  try {
    await fillTo(database, Number(values.restaurants))
    const time = { now: await scheduleAll(database.db) }
    const webCache = { expire: async () => undefined, settled: async () => undefined }
    const services = { ...createServices(env, log, database), clock: () => time.now, webCache }
    const limits = createLimits({ read: Number.MAX_SAFE_INTEGER })
    const { INTERNAL_SECRET: internalSecret, TRUSTED_PROXIES: trustedProxies } = env
    const api = createApp(services, { limits, internalSecret, trustedProxies })

    const positions = await database.db
      .select({ lat: restaurants.lat, lon: restaurants.lon })
      .from(restaurants)
      .limit(1_000)
    say(rowOf('búsqueda, sin más', await searchUntil(api, positions, wait(calmMs))))
    const started = performance.now()
    const publishing = publishDueMenus(services).then((count) => ({ count, ms: performance.now() - started }))
    say(rowOf('búsqueda, mientras se publica', await searchUntil(api, positions, publishing)))
    const { count, ms } = await publishing
    say(
      `${count} menús publicados en ${(ms / 1000).toFixed(1)} s, ${database.kind}; ${await countUnlike(database.db)} no una vez`,
    )
  } finally {
    await database.close()
  }
}

const rowOf = (name: string, { p50, p95, p99, max, times }: Waits) =>
  `${name.padEnd(32)} p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)}  máx. ${ms(max)} ms, ${times} preguntas`

const ms = (value: number) => value.toFixed(1)
const say = (line: string) => process.stdout.write(`${line}\n`)

bench().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
