import { parseArgs } from 'node:util'
import { copyAndMigrate } from '@/server/backup/before-migration'
import { openDatabase } from '@/server/db/client'
import { loadPlaces } from '@/server/db/places/load-places'
import { seedBulk } from '@/server/db/seed'
import { prepareDemo } from '@/server/demo'
import { serverEnv } from '@/server/env'
import { createLog } from '@/server/log'
import { hashPassword } from '@/server/modules/accounts'
import { refreshSearchRows, renewSearchRows } from '@/server/modules/search'
import { createServices } from '@/server/services'
import { AppStartError } from '@/server/start-error'

const usage = `npm run seed -- --restaurants N [--seed S]

La demo y, hasta N restaurantes, copias de ella por toda España.`

const mostRestaurants = 10_000_000
const patienceMs = 60 * 60 * 1000

/** The demo data and, up to N restaurants, copies of them all over Spain. */
async function seed() {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) return printLine(usage)
  const { restaurants, seed } = options()
  const env = serverEnv()
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env
  const log = createLog('warn')
  const database = await openDatabase({ databaseUrl, dataDir, log, attach: true, patienceMs })
  try {
    await copyAndMigrate(database, { env, log })
    await loadPlaces(database.db)
    await renewSearchRows(database.db)
    await prepareDemo(createServices(env, log, database))
    const started = performance.now()
    const onStep = (step: string) => printLine(`  ${seconds(started)}  ${step}`)
    const needs = { clock: () => new Date(), hashPassword, refreshSearchRows, onStep }
    const added = await seedBulk(database.db, restaurants, seed, needs)
    printLine(
      added > 0
        ? `${added} restaurantes añadidos en ${seconds(started)}.`
        : 'Ya había tantos: no se añade nada.',
    )
  } finally {
    await database.close()
  }
}

function parsed() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      options: { restaurants: { ...text, default: '600' }, seed: { ...text, default: 'bench' } },
    })
  } catch {
    throw new AppStartError(usage)
  }
}

function options() {
  const { values } = parsed()
  const restaurants = Number(values.restaurants)
  if (!Number.isInteger(restaurants) || restaurants < 1 || restaurants > mostRestaurants)
    throw new AppStartError(`--restaurants espera un número entre 1 y ${mostRestaurants}.`)
  return { restaurants, seed: values.seed }
}

const printLine = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`

seed().catch((error: unknown) => {
  const text =
    error instanceof Error ? (error instanceof AppStartError ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
})
