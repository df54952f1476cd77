import { afterEach, expect, test } from 'vitest'
import { owners, subscribers } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'
import { runs, seedOf } from '@/tests/setup/seed'
import { someDays, wholeYear } from './moments'
import { playYear } from './play'
import { createTroubles, troublePool } from './troubles'

const troubles = createTroubles(() => api.time.now ?? new Date(0))
const api = await harness({ services: { mail: troubles.mail }, ownDatabase: true })
troublePool(api.database.pool, troubles.on)

/** All days take some minutes a seed: YEAR_DAYS=all. */
const days = process.env.YEAR_DAYS === 'all' ? wholeYear : someDays
const seeds = Array.from({ length: runs(2) }, (_, at) => seedOf(at + 1))

afterEach(async () => {
  troubles.on.clear()
  troubles.sent.length = 0
  await api.db.delete(subscribers)
  await api.db.delete(owners)
  api.time.now = null
})

const play = (seed: number) => playYear({ api, troubles, seed: `year${seed}`, days })

test.each(seeds)('a year holds its laws, whatever fails (%i)', async (seed) => {
  const log = await play(seed)
  process.stdout.write(`year ${seed}: ${log.lines.length} lines, ${log.hash()}\n`)
})

test('the same seed is the same year', async () => {
  const week = days.slice(0, 3)
  const played = async () => {
    const log = await playYear({ api, troubles, seed: 'again', days: week })
    troubles.sent.length = 0
    await api.db.delete(subscribers)
    await api.db.delete(owners)
    return log
  }
  const [one, other] = [await played(), await played()]
  expect(other.lines).toEqual(one.lines)
  expect(other.hash()).toBe(one.hash())
})
