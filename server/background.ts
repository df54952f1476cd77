import type { Logger } from 'pino'

export type Background = {
  /** Goes on after the answer; a failure is logged and nothing else, so only for what is also done some other way. */
  run(name: string, work: (ending: AbortSignal) => Promise<void>): void
  /** Done when everything begun so far is over. */
  settled(): Promise<void>
  /** The same, asking it to come to an end. */
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
