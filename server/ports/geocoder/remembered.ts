import { LRUCache } from 'lru-cache'

type How = { most: number; forMs: number; clock: () => Date }

/** Asks once for a repeated question and keeps the answer. An error is not kept. */
export function remembered<Answer>(ask: (question: string) => Promise<Answer>, { most, forMs, clock }: How) {
  const kept = new LRUCache<string, { answer: Answer }>({
    ...{ max: most, ttl: forMs, ttlResolution: 0 },
    perf: { now: () => clock().getTime() },
  })
  return async (question: string): Promise<Answer> => {
    const known = kept.get(question)
    if (known) return known.answer
    const answer = await ask(question)
    kept.set(question, { answer })
    return answer
  }
}
