import type { Logger } from 'pino'

export type Background = {
  /** Runs work that goes on after the answer. An error is only logged, so use it only for work that is also done in another way. */
  run(name: string, work: (ending: AbortSignal) => Promise<void>): void
  /** Resolves when all work begun so far has ended. */
  settled(): Promise<void>
  /** Asks the work to stop, and resolves when it has ended. */
  end(): Promise<void>
}

export function createBackground(log: Logger): Background {
  const under = new Set<Promise<void>>()
  const ending = new AbortController()

  async function settled() {
    await Promise.all(under)
  }

  return {
    run(name, work) {
      const doing = work(ending.signal)
        .catch((err: unknown) => log.error({ err, name }, 'background work failed'))
        .finally(() => under.delete(doing))
      under.add(doing)
    },
    settled,
    async end() {
      ending.abort()
      await settled()
    },
  }
}
