type Kept<Answer> = { answer: Answer; until: number }

type How = { most: number; forMs: number; clock: () => Date }

/** Asks once for what is asked often. What failed is not kept; the oldest goes first. */
export function remembered<Answer>(ask: (question: string) => Promise<Answer>, { most, forMs, clock }: How) {
  const kept = new Map<string, Kept<Answer>>()
  return async (question: string): Promise<Answer> => {
    const now = clock().getTime()
    const known = kept.get(question)
    if (known && known.until > now) return known.answer
    const answer = await ask(question)
    kept.delete(question)
    kept.set(question, { answer, until: now + forMs })
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}
