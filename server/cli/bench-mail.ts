import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '@/server/db/client'
import { restaurants } from '@/server/db/schema'
import { countSent, subscribeMany } from '@/server/db/seed'
import { serverEnv } from '@/server/env'
import { createLog } from '@/server/log'
import { fillTo } from './bench/fill-to'
import { startPublishing } from './bench/publishing'
import { type SearchTimes, searchUntil } from './bench/search-until'
import { servePublishing } from './bench/serve-publishing'
import { type SinkNews, serveSink, sinkNews } from './bench/smtp-sink'

const patienceMs = 60 * 60 * 1000
const calmMs = 8_000
const lookMs = 20

/**
 * `--mails N`: how many menus of the day a second go to a local mail server, and how long searches wait meanwhile. The api with
 * its jobs is a process of its own, as in the product, and so is the mail server.
 */
async function bench() {
  const { values } = parseArgs({
    options: {
      mails: { type: 'string', default: '10000' },
      restaurants: { type: 'string', default: '10000' },
      serve: { type: 'boolean', default: false },
      smtp: { type: 'string' },
      sink: { type: 'boolean', default: false },
    },
  })
  if (values.serve) return servePublishing(values.smtp)
  if (values.sink) return serveSink()
  const mails = Number(values.mails)
  const { at, positions } = await prepare(Number(values.restaurants), mails)
  const sink = await startSink()
  const api = await startPublishing(['--smtp', sink.last().url])
  try {
    await searchUntil(api, positions, wait(calmMs))
    const calm = await searchUntil(api, positions, wait(calmMs))
    printLine(rowOf('búsqueda, sin más', calm))
    const started = performance.now()
    await api.begin(at)
    const busy = await searchUntil(api, positions, sink.until(mails))
    const seconds = (performance.now() - started) / 1000
    const { p99, max } = api.stallsMs()
    printLine(rowOf('búsqueda, mientras salen', busy))
    printLine(
      `proporción: p50 ${times(busy.p50, calm.p50)}, p95 ${times(busy.p95, calm.p95)}, p99 ${times(busy.p99, calm.p99)}`,
    )
    printLine(
      `${mails} correos en ${seconds.toFixed(1)} s: ${(mails / seconds).toFixed(0)} por segundo; CPU de la api ${await api.cpu()}; su hilo, parado p99 ${ms(p99)}, máx. ${ms(max)} ms`,
    )
  } finally {
    await api.stop()
    sink.stop()
  }
  const { db, close, kind } = await open()
  const { sent, unsent } = await countSent(db)
  await close()
  const { again } = sink.last()
  printLine(`${sent} anotados como enviados, ${unsent} sin anotar, ${again} dos veces, ${kind}`)
  if (unsent > 0 || again > 0) process.exitCode = 1
}

function open() {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = serverEnv()
  return openDatabase({ databaseUrl, dataDir, log: createLog('error'), patienceMs })
}

async function prepare(count: number, mails: number) {
  const database = await open()
  try {
    await fillTo(database, count)
    const at = await subscribeMany(database.db, mails)
    const houses = await database.db
      .select({ lat: restaurants.lat, lon: restaurants.lon })
      .from(restaurants)
      .limit(1_000)
    return {
      at,
      positions: houses.flatMap(({ lat, lon }) => (lat === null || lon === null ? [] : [{ lat, lon }])),
    }
  } finally {
    await database.close()
  }
}

async function startSink() {
  const child = fork(process.argv[1] ?? '', ['--sink'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const state: { last: SinkNews } = { last: { url: '', spoken: 0, again: 0 } }
  child.on('message', (message) => {
    state.last = sinkNews.parse(message)
  })
  await once(child, 'message')
  return {
    last: () => state.last,
    async until(count: number) {
      while (state.last.spoken < count) {
        if (child.exitCode !== null) throw new Error(`the mail server ended with ${child.exitCode}`)
        await wait(lookMs)
      }
    },
    stop: () => child.disconnect(),
  }
}

const rowOf = (name: string, { p50, p95, p99, max, times: asked }: SearchTimes) =>
  `${name.padEnd(28)} p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)}  máx. ${ms(max)} ms, ${asked} preguntas`

const times = (busy: number, calm: number) => `× ${(busy / calm).toFixed(1)}`
const ms = (value: number) => value.toFixed(1)
const printLine = (line: string) => process.stdout.write(`${line}\n`)

bench().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
