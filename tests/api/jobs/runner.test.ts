import { PgBoss } from 'pg-boss'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { jobsOf } from '@/server/jobs/definitions'
import { job } from '@/server/jobs/job'
import { startJobs } from '@/server/jobs/runner'
import { harness } from '@/tests/api/support/harness'

const api = await harness({ ownDatabase: true })
const jobs = jobsOf({ hasDemoData: true })
const { database } = api
const seen: string[] = []
let failures = 1

const greet = job({
  name: 'test-greet',
  data: z.object({ name: z.string() }),
  load:
    async () =>
    async (_, { name }) => {
      if (name === 'fails once' && failures-- > 0) throw new Error('not yet')
      seen.push(name)
    },
})

const runner = await startJobs({ ...api.ctx, database }, [...jobs, greet], 0.5)
const sender = new PgBoss({
  db: { executeSql: (text, values) => database.pool.query(text, values) },
  supervise: false,
  schedule: false,
})
await sender.start()

afterAll(async () => {
  await sender.stop({ close: false })
  await runner.stop()
})

const soon = { timeout: 15_000, interval: 100 }

describe('the queue', () => {
  test('hands a job to its handler, parsed', async () => {
    await sender.send(greet.name, { name: 'Ana' })
    await vi.waitFor(() => expect(seen).toContain('Ana'), soon)
  })

  test('tries again what failed, and logs why it had to', async () => {
    await sender.send(greet.name, { name: 'fails once' })
    await vi.waitFor(() => expect(seen).toContain('fails once'), soon)
    expect(api.logged.some((line) => line.includes('job failed') && line.includes('not yet'))).toBe(true)
  })

  test('never runs a job whose data is none of its own', async () => {
    await sender.send(greet.name, { name: 7 })
    await vi.waitFor(() => expect(api.logged.some((line) => line.includes('invalid_type'))).toBe(true), soon)
    expect(seen).not.toContain(7)
  })

  test('has its times by heart', async () => {
    const scheduled = await sender.getSchedules()
    expect(scheduled.map(({ name, cron, timezone }) => ({ name, cron, timezone }))).toEqual(
      expect.arrayContaining(
        jobs.map(({ name, schedule }) => ({ name, cron: schedule, timezone: 'Europe/Madrid' })),
      ),
    )
  })
})

test.each(jobs.map((each) => [each.name, each] as const))(
  '%s runs, twice as well as once',
  async (_, each) => {
    const log = api.ctx.log
    await each.run({ ...api.ctx, log, database }, null)
    await each.run({ ...api.ctx, log, database }, null)
  },
)
