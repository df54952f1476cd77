import { PgBoss } from 'pg-boss'
import { tellRecentChanges } from '@/server/modules/restaurants'
import { startEveryMinute, type Work } from './every-minute'
import type { Job, JobCtx } from './job'

const spain = { tz: 'Europe/Madrid' }

export type Runner = { stop(): Promise<void> }

/** Works the queue on the shared pool: pg-boss keeps its tables in a schema of its own. */
export async function startJobs(ctx: JobCtx, jobs: Job[], pollSeconds = 10): Promise<Runner> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => ctx.database.pool.query(text, values) },
    backend: ctx.database.kind === 'embedded' ? 'pglite' : 'postgres',
    cronWorkerIntervalSeconds: 10,
  })
  boss.on('error', (err) => ctx.log.error({ err }, 'jobs'))
  await boss.start()
  for (const job of jobs) await serve(boss, ctx, job, pollSeconds)
  await forgetOthers(boss, jobs)
  ctx.background.run('tell-recent-changes', () => tellRecentChanges(ctx))
  const minutes = startEveryMinute(ctx, jobs.filter(({ everyMinute }) => everyMinute).map(workOf(ctx)))
  ctx.log.debug('jobs started')
  return {
    async stop() {
      await minutes.stop()
      await boss.stop({ graceful: true, timeout: 1_000, close: false })
    },
  }
}

async function serve(boss: PgBoss, ctx: JobCtx, { name, schedule, run }: Job, pollSeconds: number) {
  await boss.createQueue(name, {
    policy: 'standard',
    retryLimit: 5,
    retryBackoff: true,
    expireInSeconds: 900,
  })
  const log = ctx.log.child({ job: name })
  await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async (batch) => {
    for (const { id, data } of batch) await logged(log, id, () => run({ ...ctx, log }, data))
  })
  if (schedule) await boss.schedule(name, schedule, null, spain)
}

const workOf =
  (ctx: JobCtx) =>
  ({ name, run }: Job): Work => ({
    name,
    run: (ending) => run({ ...ctx, log: ctx.log.child({ job: name }), ending }, null),
  })

/** A schedule outlives the version that set it; without a worker its jobs would only pile up. */
async function forgetOthers(boss: PgBoss, jobs: Job[]) {
  const scheduled = new Set(jobs.flatMap(({ name, schedule }) => (schedule ? [name] : [])))
  for (const { name, key } of await boss.getSchedules())
    if (!scheduled.has(name)) await boss.unschedule(name, key)
}

/** pg-boss tries a failed one again, later and later; the log says why it had to. */
async function logged(log: JobCtx['log'], id: string, run: () => Promise<void>) {
  const started = performance.now()
  try {
    await run()
    log.info({ id, ms: Math.round(performance.now() - started) }, 'job done')
  } catch (err) {
    log.error({ err, id }, 'job failed')
    throw err
  }
}
