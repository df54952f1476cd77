import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { helpAsked } from './run/asked.mjs'
import { startNode } from './run/children.mjs'
import { runCommand } from './run/command.mjs'
import { Failure } from './run/failure.mjs'
import { findPostgres } from './test/find-postgres.mjs'

const usage = `npm run test:year                        años enteros: las semillas 1, 2 y 3, y la del día de hoy
npm run test:year -- --seeds 100         cien semillas, desde la 1
npm run test:year -- --from 7 --seeds 1  la semilla 7 otra vez
--days 30                                de cada año, solo los primeros treinta días
--database embedded                      en PGlite; si no, en PostgreSQL si está instalado`

const options = /** @type {const} */ ({
  seeds: { type: 'string' },
  from: { type: 'string', default: '1' },
  days: { type: 'string', default: process.env.YEAR_DAYS ?? '366' },
  database: { type: 'string', default: findPostgres() ? 'postgres' : 'embedded' },
})

function parsed() {
  helpAsked(usage)
  try {
    return parseArgs({ options }).values
  } catch {
    throw new Failure(usage)
  }
}

function asked() {
  const { seeds, from, days, database } = parsed()
  const [first, count, most] = [Number(from), Number(seeds ?? 3), Number(days)]
  const isRight = [first, count, most].every(Number.isInteger) && first >= 0 && count > 0 && most > 0
  if (!isRight || !['embedded', 'postgres'].includes(database)) throw new Failure(usage)
  const list = Array.from({ length: count }, (_, at) => first + at)
  const today = Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''))
  return {
    project: database === 'postgres' ? 'api-postgres' : 'api',
    days,
    list: seeds ? list : [...list, today],
  }
}

/** Each processor plays years one after the other. */
async function play() {
  const { project, list, days } = asked()
  const players = Math.min(availableParallelism(), list.length)
  const shares = Array.from({ length: players }, (_, player) =>
    list.filter((_, at) => at % players === player),
  )
  const codes = await Promise.all(shares.map((share) => playShare({ project, days, seeds: share })))
  if (codes.some((code) => code !== 0)) process.exitCode = 1
}

/** @param {{ project: string, days: string, seeds: number[] }} share */
async function playShare({ project, days, seeds }) {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    'tests/api/year',
    '-t',
    'holds its laws',
  ]
  const env = { ...process.env, YEAR_SEEDS: seeds.join(','), YEAR_DAYS: days }
  const { code } = await startNode(args, { env }).exit
  return code
}

await runCommand(play)
