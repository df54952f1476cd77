/** Whoever may go within this waits; who comes later is put back, so that others pass. */
const waitedForMs = 1_000

type Waiting = { id: string; recipient: string }

/**
 * So many a second to the same domain: large providers take more for spam. A mail that is put back keeps the moment it was
 * given, so each is put back once at the most.
 */
export function createPace(perSecond: number | undefined) {
  const apartMs = perSecond === undefined ? 0 : 1000 / perSecond
  const nextOf = new Map<string, number>()
  const given = new Map<string, number>()

  function momentOf({ id, recipient }: Waiting, now: number): number {
    const known = given.get(id)
    if (known !== undefined) return known
    const domain = recipient.slice(recipient.lastIndexOf('@') + 1)
    const moment = Math.max(now, nextOf.get(domain) ?? 0)
    nextOf.set(domain, moment + apartMs)
    return moment
  }

  return {
    /** Those that go now, with how long each has yet to wait, and those to be put back. */
    split<W extends Waiting>(waiting: W[], at: Date) {
      const now = at.getTime()
      const go: { row: W; waitMs: number }[] = []
      const later: { row: W; moment: Date }[] = []
      for (const row of waiting) {
        const moment = apartMs === 0 ? now : momentOf(row, now)
        if (moment - now > waitedForMs) {
          given.set(row.id, moment)
          later.push({ row, moment: new Date(moment) })
        } else {
          given.delete(row.id)
          go.push({ row, waitMs: Math.max(0, moment - now) })
        }
      }
      return { go, later }
    },
    /** When the first that was put back may go. */
    next(): number | null {
      return given.size === 0 ? null : Math.min(...given.values())
    },
    /** A moment that passed was taken by another process, or its mail is gone. */
    forget(before: number) {
      for (const [id, moment] of given) if (moment < before) given.delete(id)
      for (const [domain, moment] of nextOf) if (moment < before) nextOf.delete(domain)
    },
  }
}
