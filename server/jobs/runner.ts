import { PgBoss } from 'pg-boss'
import type { Services } from '@/server/ctx'
import { countedJob } from '@/server/metrics'
import { tellRecentChanges } from '@/server/modules/restaurants'
import { inTrace, newTrace, spanned } from '@/telemetry/traces'
import type { Job, JobCtx } from './job'

const spain = { tz: 'Europe/Madrid' }

export type Runner = { stop(): Promise<void> }

/** Runs the queue on the shared pool. pg-boss has its own database schema. */
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
    for (const { id, data } of batch)
      await logged(log, id, () => runOnce(name, () => run({ ...ctx, log }, data)))
  })
  if (schedule) await boss.schedule(name, schedule, null, spain)
}

const workOf =
  (ctx: JobCtx) =>
  ({ name, run }: Job): Work => ({
    name,
    run: (ending) => runOnce(name, () => run({ ...ctx, log: ctx.log.child({ job: name }), ending }, null)),
  })

/** Counts a run. It has a trace of its own, as a request has. */
function runOnce(name: string, run: () => Promise<void>) {
  return inTrace(newTrace(), () => spanned(`job ${name}`, 'internal', () => countedJob(name, run)))
}

/** Removes schedules of older versions. Without a worker, their jobs would pile up. */
async function forgetOthers(boss: PgBoss, jobs: Job[]) {
  const scheduled = new Set(jobs.flatMap(({ name, schedule }) => (schedule ? [name] : [])))
  for (const { name, key } of await boss.getSchedules())
    if (!scheduled.has(name)) await boss.unschedule(name, key)
}

/** pg-boss retries a failed job with growing delays. The log says why the job failed. */
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

const minuteMs = 60_000

export type Work = { name: string; run: (ending: AbortSignal) => Promise<void> }

/**
 * Runs each work at once, for leftovers of a crash, and then at the start of each minute. Each work waits only for its own last run,
 * so 10,000 mails do not delay a menu. A failed work runs again in the next minute.
 */
export function startEveryMinute(needs: Pick<Services, 'clock' | 'log'>, works: Work[]) {
  const ending = new AbortController()
  const started = works.map((work) => startOne(needs, work, ending.signal))
  return {
    async stop() {
      ending.abort()
      await Promise.all(started.map((one) => one.stop()))
    },
  }
}

function startOne({ clock, log }: Pick<Services, 'clock' | 'log'>, { name, run }: Work, ending: AbortSignal) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()

  function wakeUp() {
    if (!ending.aborted) timer = setTimeout(begin, untilNextMinute(clock()))
  }

  function begin() {
    running = run(ending)
      .catch((err: unknown) => log.error({ err, job: name }, 'job failed'))
      .finally(wakeUp)
  }

  begin()
  return {
    async stop() {
      clearTimeout(timer)
      await running
    },
  }
}

/** A few milliseconds after the start of the minute, because a timer may be early. */
const untilNextMinute = (now: Date) => minuteMs - (now.getTime() % minuteMs) + 5
