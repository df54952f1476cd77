import type { Services } from '@/server/ctx'

const minuteMs = 60_000

export type Work = { name: string; run: (ending: AbortSignal) => Promise<void> }

/** Runs these at once, for what a crash left, and as each minute begins, each one after its last run is over. A failure waits for the next minute. */
export function startEveryMinute({ clock, log }: Pick<Services, 'clock' | 'log'>, works: Work[]) {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()

  const runAll = () =>
    Promise.all(
      works.map(({ name, run }) =>
        run(ending.signal).catch((err: unknown) => log.error({ err, job: name }, 'job failed')),
      ),
    )

  function wakeUp() {
    if (ending.signal.aborted) return
    timer = setTimeout(begin, untilNextMinute(clock()))
  }

  function begin() {
    running = runAll().finally(wakeUp)
  }

  if (works.length > 0) begin()
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
