import { parseArgs } from 'node:util'
import { openDatabase } from '@/server/db/client'
import { migrate } from '@/server/db/migrate'
import { loadPlaces } from '@/server/db/places/load-places'
import { seedBulk } from '@/server/db/seed'
import { prepareDemo } from '@/server/demo'
import { serverEnv } from '@/server/env'
import { createLog } from '@/server/log'
import { hashPassword } from '@/server/modules/accounts'
import { refreshSearchRows, renewSearchRows } from '@/server/modules/search'
import { createServices } from '@/server/services'
import { AppStartError } from '@/server/start-error'

const mostRestaurants = 10_000_000
const patienceMs = 60 * 60 * 1000

/** `npm run seed -- --restaurants N [--seed S]`: the demo and, up to N, copies of it all over Spain. */
async function seed() {
  const { restaurants, seed } = options()
  const env = serverEnv()
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env
  const log = createLog('warn')
  const database = await openDatabase({ databaseUrl, dataDir, log, attach: true, patienceMs })
  try {
    await migrate(database.pool)
    await loadPlaces(database.db)
    await renewSearchRows(database.db)
    await prepareDemo(createServices(env, log, database))
    const started = performance.now()
    const onStep = (step: string) => say(`  ${seconds(started)}  ${step}`)
    const needs = { clock: () => new Date(), hashPassword, refreshSearchRows, onStep }
    const added = await seedBulk(database.db, restaurants, seed, needs)
    say(
      added > 0
        ? `${added} restaurantes añadidos en ${seconds(started)}.`
        : 'Ya había tantos: no se añade nada.',
    )
  } finally {
    await database.close()
  }
}

function options() {
  const { values } = parseArgs({
    options: { restaurants: { type: 'string', default: '600' }, seed: { type: 'string', default: 'bench' } },
  })
  const restaurants = Number(values.restaurants)
  if (!Number.isInteger(restaurants) || restaurants < 1 || restaurants > mostRestaurants)
    throw new AppStartError(`--restaurants espera un número entre 1 y ${mostRestaurants}.`)
  return { restaurants, seed: values.seed }
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`

seed().catch((error: unknown) => {
  const text =
    error instanceof Error ? (error instanceof AppStartError ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
})
