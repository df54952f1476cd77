import type { Services } from '@/server/ctx'

const minuteMs = 60_000

export type Work = { name: string; run: (ending: AbortSignal) => Promise<void> }

/**
 * Runs these at once, for what a crash left, and as each minute begins, each one after its own last run is over: ten thousand
 * mails hold up no menu. A failure waits for the next minute.
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

/** A little into it, since a timer may be early. */
const untilNextMinute = (now: Date) => minuteMs - (now.getTime() % minuteMs) + 5
