import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from '@/server/app'
import { openDatabase } from '@/server/db/client'
import { restaurants } from '@/server/db/schema'
import { serverEnv } from '@/server/env'
import { createLimits } from '@/server/http/limits'
import { listen } from '@/server/http/listen'
import { createLog } from '@/server/log'
import { createServices } from '@/server/services'
import { fillTo } from './bench/fill-to'
import { dressedSheet, sampleDress, samplePhoto, sampleSheet, stockSheet } from './bench/sample-sheet'
import { type SearchTimes, searchUntil } from './bench/search-until'

const [warm, measured, crowd] = [22, 66, 200]
const half = 11
const megabyte = 1024 * 1024

/** How long a sheet takes, and what two hundred at once cost the searches and the memory. */
async function bench() {
  const env = serverEnv()
  const log = createLog('error')
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env
  const database = await openDatabase({ databaseUrl, dataDir, log, patienceMs: 60 * 60 * 1000 })
  const services = createServices(env, log, database)
  try {
    await fillTo(database, 10_000)
    const limits = createLimits({ read: Number.MAX_SAFE_INTEGER })
    const { INTERNAL_SECRET: internalSecret, TRUSTED_PROXIES: trustedProxies } = env
    const api = createApp(services, { limits, internalSecret, trustedProxies })
    const { url, close } = await listen(api, '127.0.0.1', 0)
    const asked = { url: () => url }
    const houses = await database.db
      .select({ lat: restaurants.lat, lon: restaurants.lon })
      .from(restaurants)
      .limit(1_000)
    const positions = houses.flatMap(({ lat, lon }) => (lat === null || lon === null ? [] : [{ lat, lon }]))
    const photo = await samplePhoto()
    const draw = (number: number) =>
      services.drawer.draw({ sheet: sampleSheet(number), type: 'jpg', whose: `${number}` }, async () => ({
        ground: photo,
      }))

    const drawStock = async (number: number, ground: 'ground' | 'drawing') => {
      const { sheet, [ground]: picture } = await stockSheet(number)
      await services.drawer.draw({ sheet, type: 'jpg', whose: `${number}` }, async () => ({
        ground: picture,
      }))
    }
    const dress = await sampleDress(photo)
    const drawDressed = async (number: number) => {
      const { sheet, pictures } = await dressedSheet(number, dress)
      await services.drawer.draw({ sheet, type: 'jpg', whose: `${number}` }, async () => pictures)
    }
    const rows = await inTurns({
      'sobre foto': draw,
      'de casa, fondo hecho': (number) => drawStock(number, 'ground'),
      'de casa, con foto y logo': drawDressed,
      // The drawing thread keeps a background under its address, so the other row needs another address.
      'de casa, fondo de nuevo': (number) => drawStock(number + half, 'drawing'),
    })
    for (const row of rows) printLine(row)

    await searchUntil(asked, positions, wait(5_000))
    printLine(rowOf('búsqueda, sin más', await searchUntil(asked, positions, wait(5_000))))
    const before = process.memoryUsage.rss()
    const peak = { bytes: before }
    const watch = setInterval(() => {
      peak.bytes = Math.max(peak.bytes, process.memoryUsage.rss())
    }, 20)
    const began = performance.now()
    const all = Promise.all(Array.from({ length: crowd }, (_, number) => draw(1000 + number)))
    printLine(rowOf(`búsqueda, con ${crowd} láminas en cola`, await searchUntil(asked, positions, all)))
    const drawn = await all
    await close()
    clearInterval(watch)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const grown = (peak.bytes - before) / megabyte
    printLine(
      `${drawn.length} de ${crowd} láminas en ${seconds} s; memoria del proceso ${mb(peak.bytes)} MB, ${grown.toFixed(0)} MB más que antes`,
    )
  } finally {
    await services.drawer.close()
    await database.close()
  }
}

/** Draws sheet after sheet, each kind in its turn, so that a busy machine slows all of them alike. */
async function inTurns(kinds: Record<string, (number: number) => Promise<unknown>>) {
  const spent = Object.entries(kinds).map(([name, draw]) => ({
    ...{ name, draw, times: [] as number[], processor: [] as number[] },
  }))
  for (let number = 0; number < warm + measured; number += 1)
    for (const { draw, times, processor } of spent) {
      const [began, before] = [performance.now(), process.cpuUsage()]
      await draw(number)
      const { user, system } = process.cpuUsage(before)
      if (number < warm) continue
      times.push(performance.now() - began)
      processor.push((user + system) / 1000)
    }
  return spent.map(({ name, times, processor }) => {
    const row = `1080×1350 ${name}, una a una`.padEnd(46)
    return `${row} ${quantiles(times)} ms, de procesador ${quantiles(processor)} ms, ${measured} láminas`
  })
}

function quantiles(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => ms(sorted[Math.floor(sorted.length * share)] ?? 0)
  return `p50 ${at(0.5)}  p95 ${at(0.95)}`
}

const rowOf = (name: string, { p50, p95, p99, max, times }: SearchTimes) =>
  `${name.padEnd(38)} p50 ${ms(p50)}  p95 ${ms(p95)}  p99 ${ms(p99)}  máx. ${ms(max)} ms, ${times} preguntas`

const ms = (value: number) => value.toFixed(1)
const mb = (bytes: number) => (bytes / megabyte).toFixed(0)
const printLine = (line: string) => process.stdout.write(`${line}\n`)

bench().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
