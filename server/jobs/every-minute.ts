import type { Job, JobCtx } from './job'

const minuteMs = 60_000

/** Runs these as each minute begins, each one after its last run is over. A failure waits for the next minute. */
export function startEveryMinute(ctx: JobCtx, jobs: Job[]) {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()

  const runAll = () =>
    Promise.all(
      jobs.map(({ name, run }) =>
        run({ ...ctx, log: ctx.log.child({ job: name }), ending: ending.signal }, null).catch(
          (err: unknown) => ctx.log.error({ err, job: name }, 'job failed'),
        ),
      ),
    )

  function wakeUp() {
    if (ending.signal.aborted) return
    timer = setTimeout(() => {
      running = runAll().finally(wakeUp)
    }, untilNextMinute(ctx.clock()))
  }

  if (jobs.length > 0) wakeUp()
  return {
    async stop() {
      ending.abort()
      clearTimeout(timer)
      await running
    },
  }
}

/** A little into it, since a timer may be early. */
const untilNextMinute = (now: Date) => minuteMs - (now.getTime() % minuteMs) + 5
