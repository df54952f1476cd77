import { parseArgs } from 'node:util'
import { getCityPrices, listCities } from '@/contract/endpoints/cities'
import type { Position } from '@/contract/entities/place'
import { localMidnight, localNow } from '@/contract/rules/time/local-time'
import { createApp } from '@/server/app'
import { type Database, openDatabase } from '@/server/db/client'
import { places, restaurants } from '@/server/db/schema'
import { serverEnv } from '@/server/env'
import type { Api } from '@/server/http/api'
import { createLimits } from '@/server/http/limits'
import { createLog } from '@/server/log'
import { createServices } from '@/server/services'
import { askFrom, askNothing, askPaths, type Latencies } from './bench/ask-search'
import { fillTo } from './bench/fill-to'
import { questions } from './bench/search-questions'

const searchesOfEachKind = 300
const patienceMs = 60 * 60 * 1000

/** `--restaurants N`: latencies of the search over a database filled up to N. */
async function bench() {
  const { values } = parseArgs({ options: { restaurants: { type: 'string', default: '10000' } } })
  const env = serverEnv()
  const log = createLog('silent')
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env
  const database = await openDatabase({ databaseUrl, dataDir, log, patienceMs })
  try {
    await fillTo(database, Number(values.restaurants))
    const time = { now: new Date() }
    const services = { ...createServices(env, log, database), clock: () => time.now }
    const limits = createLimits({ read: Number.MAX_SAFE_INTEGER })
    const { INTERNAL_SECRET: internalSecret, TRUSTED_PROXIES: trustedProxies } = env
    const api = createApp(services, { limits, internalSecret, trustedProxies })
    const positions = await findPositions(database.db)

    printLine(`\n${await database.db.$count(restaurants)} restaurantes, ${database.kind}, en milisegundos`)
    printLine(row('', ['p50', 'p95', 'p99', 'máx.', 'CPU', 'result.']))
    printLine(rowOf('una consulta vacía', await askNothing(database, searchesOfEachKind)))
    for (const question of questions) {
      time.now = todayAt(question.hour)
      printLine(rowOf(question.name, await askFrom(positions, api, question)))
    }
    const cities = await largestCities(api)
    const nextHour = () => (time.now = new Date(time.now.getTime() + 3_600_000))
    time.now = todayAt(0)
    printLine(rowOf('precios de una ciudad', await askPaths(cities, api, nextHour)))
    printLine(rowOf('una consulta vacía', await askNothing(database, searchesOfEachKind)))
  } finally {
    await database.close()
  }
}

/** Where the restaurants are, three times in four; else in any village. */
async function findPositions(db: Database): Promise<Position[]> {
  const houses = await db
    .select({ lat: restaurants.lat, lon: restaurants.lon })
    .from(restaurants)
    .limit(searchesOfEachKind)
  const villages = await db.select({ lat: places.lat, lon: places.lon }).from(places).limit(8_000)
  return houses.flatMap(({ lat, lon }, index) => {
    const village = villages[(index * 97) % villages.length]
    if (index % 4 === 0 && village) return [village]
    return lat === null || lon === null ? [] : [{ lat: lat + 0.004, lon: lon - 0.004 }]
  })
}

/** Twenty cities, the largest first. */
async function largestCities({ hono }: Api) {
  const { cities } = listCities.reply.parse(await (await hono.request(listCities.path)).json())
  return cities.slice(0, 20).map(({ slug }) => getCityPrices.path.replace(':city', slug))
}

function todayAt(hour: number): Date {
  const { date } = localNow(new Date(), 'Europe/Madrid')
  return new Date(localMidnight(date, 'Europe/Madrid').getTime() + hour * 60 * 60 * 1000)
}

const rowOf = (name: string, { p50, p95, p99, max, cpu, found }: Latencies) =>
  row(name, [p50, p95, p99, max, cpu].map((ms) => ms.toFixed(2)).concat(found.toFixed(1)))

const row = (name: string, cells: string[]) =>
  [name.padEnd(30), ...cells.map((cell) => cell.padStart(8))].join('')

const printLine = (line: string) => process.stdout.write(`${line}\n`)

bench().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
