import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Position } from '@/contract/entities/place'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { restaurants } from '@/server/db/schema'
import { countPublished, scheduleAll } from '@/server/db/seed'
import { serverEnv } from '@/server/env'
import { createLog } from '@/server/log'
import { refreshSearchRows } from '@/server/modules/search'
import { fillTo } from './bench/fill-to'
import { type Publishing, startPublishing } from './bench/publishing'
import { type SearchTimes, searchUntil } from './bench/search-until'
import { servePublishing } from './bench/serve-publishing'

const patienceMs = 60 * 60 * 1000
const calmMs = 8_000

/**
 * `--restaurants N`: measures how long N menus of the same minute need until all are published, and how long searches wait meanwhile. Job
 * and api run in a process of their own, as in the product; `--kill` kills this process once, halfway.
 */
async function bench() {
  const { values } = parseArgs({
    options: {
      restaurants: { type: 'string', default: '10000' },
      kill: { type: 'boolean', default: false },
      serve: { type: 'boolean', default: false },
    },
  })
  if (values.serve) return servePublishing()
  const { at, positions } = await withDatabase((database) => prepare(database, Number(values.restaurants)))
  const publishing = await startPublishing()
  try {
    await searchUntil(publishing, positions, wait(calmMs))
    printLine(rowOf('búsqueda, sin más', await searchUntil(publishing, positions, wait(calmMs))))
    const out = publishAll(publishing, at, values.kill)
    printLine(rowOf('búsqueda, mientras se publica', await searchUntil(publishing, positions, out)))
    printLine(
      `el último, a los ${((await out) / 1000).toFixed(1)} s de su minuto; CPU de la api ${await publishing.cpu()}`,
    )
  } finally {
    await publishing.stop()
  }
  await withDatabase(async ({ db, kind }) => {
    const { published, unlike } = await countPublished(db)
    printLine(
      `${published} menús publicados, ${kind}${values.kill ? ', con un kill -9' : ''}; ${unlike} no una sola vez`,
    )
    if (unlike > 0) process.exitCode = 1
  })
}

async function withDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = serverEnv()
  const database = await openDatabase({ databaseUrl, dataDir, log: createLog('error'), patienceMs })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function prepare(database: OpenDatabase, count: number): Promise<{ at: Date; positions: Position[] }> {
  const { db } = database
  await fillTo(database, count)
  const { at, isAgain } = await scheduleAll(db)
  if (isAgain) await db.transaction((tx) => refreshSearchRows(tx, 'all'))
  await database.pool.query('vacuum analyze')
  const houses = await db
    .select({ lat: restaurants.lat, lon: restaurants.lon })
    .from(restaurants)
    .limit(1_000)
  return {
    at,
    positions: houses.flatMap(({ lat, lon }) => (lat === null || lon === null ? [] : [{ lat, lon }])),
  }
}

/** From the minute they are due until the last is out. */
async function publishAll(publishing: Publishing, at: Date, kill: boolean): Promise<number> {
  const started = performance.now()
  const all = await publishing.begin(at)
  if (kill) {
    await publishing.untilLeft(all / 2)
    await publishing.killAndGoOn()
  }
  await publishing.untilLeft(0)
  return performance.now() - started
}

const rowOf = (name: string, { p50, p95, p99, max, times, unanswered }: SearchTimes) =>
  `${name.padEnd(32)} p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)}  máx. ${ms(max)} ms, ${times} preguntas, ${unanswered} sin respuesta`

const ms = (value: number) => value.toFixed(1)
const printLine = (line: string) => process.stdout.write(`${line}\n`)

bench().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
