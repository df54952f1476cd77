import { afterAll, afterEach, expect, test } from 'vitest'
import { runs, seedOf } from '@/tests/setup/seed'
import { seedProcess } from './chance'
import { openYearsDatabase } from './database'
import { emptyAgain } from './empty-again'
import { createHost } from './host'
import { createYearLog } from './log'
import { daysOf, someOf } from './moments'
import { playYear } from './play'
import { openTill } from './till'
import { createTroubles } from './troubles'

const troubles = createTroubles()
const database = await openYearsDatabase()
const host = createHost(database, troubles)

/** YEAR_SEEDS=7,8 plays these and whole years, as `npm run test:year` does; without it, of each the days on which a calendar is wrong. */
const { YEAR_SEEDS, YEAR_DAYS } = process.env
const seeds = YEAR_SEEDS?.split(',').map(Number) ?? Array.from({ length: runs(2) }, (_, at) => seedOf(at + 1))
const count = Number(YEAR_DAYS ?? 366)
const daysPlayed = (seed: number) => (YEAR_SEEDS ? daysOf(seed, count) : someOf(daysOf(seed)))

const hour = 3_600_000

let undo = () => {}

afterEach(() => undo())
afterAll(async () => {
  host.close()
  await database.close()
})

async function play(seed: number, days: string[]) {
  await emptyAgain(database.pool)
  undo = seedProcess(`year ${seed}`, host.time)
  // Every other year pays at Stripe, the others in the sandbox.
  const till = seed % 2 === 1 ? await openTill(() => host.time.real) : null
  troubles.forget(till)
  await host.rise()
  const log = createYearLog(`year-${seed}`)
  await playYear({ host, troubles, till, log, seed: `year${seed}`, days }).catch((error: unknown) => {
    process.stdout.write(`year ${seed} broke after\n${log.lines.slice(-30).join('\n')}\n`)
    throw error
  })
  await till?.close()
  undo()
  return log
}

test.each(seeds)('a year holds its laws, whatever fails (%i)', { timeout: hour }, async (seed) => {
  const started = performance.now()
  const log = await play(seed, daysPlayed(seed))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`year ${seed}: ${log.lines.length} lines, ${log.hash()}, ${seconds} s\n`)
})

test('the same seed is the same year', { timeout: hour }, async () => {
  const one = await play(1, daysOf(1, 12))
  const other = await play(1, daysOf(1, 12))
  expect(other.lines).toEqual(one.lines)
  expect(other.hash()).toBe(one.hash())
})
