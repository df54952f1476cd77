/** A mail whose moment is within this time waits. A later mail is put back, so that other mails can pass. */
const waitedForMs = 1_000

type Waiting = { id: string; recipient: string }

/**
 * Limits the mails in a second to one domain, because large providers take more for spam. A mail that is put back keeps its moment,
 * so each mail is put back at most once.
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
    /** Splits mails into mails that go now, each with its wait, and mails to put back. */
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
    /** The moment of the first mail that was put back. */
    next(): number | null {
      return given.size === 0 ? null : Math.min(...given.values())
    },
    /** Forgets past moments: another process has sent the mail, or the mail is gone. */
    forget(before: number) {
      for (const [id, moment] of given) if (moment < before) given.delete(id)
      for (const [domain, moment] of nextOf) if (moment < before) nextOf.delete(domain)
    },
  }
}
