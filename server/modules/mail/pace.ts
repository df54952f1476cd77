import type { Counts } from '@/server/ports/counts/port'

/** A mail whose moment is within this time waits. A later mail is put back, so that other mails can pass. */
const waitedForMs = 1_000

type Waiting = { id: string; recipient: string }

/**
 * Limits the mails in a second to one domain, because large providers take more for spam. The domain's next moment stands in the counts,
 * which all processes share if there is a Redis. A mail that is put back keeps its moment, so each mail is put back at most once.
 */
export function createPace(perSecond: number | undefined) {
  const apartMs = perSecond === undefined ? 0 : 1000 / perSecond
  const given = new Map<string, number>()

  async function momentsOf(waiting: Waiting[], now: number, counts: Pick<Counts, 'reserve'>) {
    const moments = new Map(waiting.map(({ id }) => [id, given.get(id) ?? now]))
    if (apartMs === 0) return moments
    const fresh = waiting.filter(({ id }) => !given.has(id))
    const byDomain = Map.groupBy(fresh, ({ recipient }) => recipient.slice(recipient.lastIndexOf('@') + 1))
    for (const [domain, mails] of byDomain) {
      const count = mails.length
      const waitMs = await counts.reserve({ key: `mails to ${domain}`, count, apartMs, now })
      for (const [n, { id }] of mails.entries()) moments.set(id, now + waitMs + n * apartMs)
    }
    return moments
  }

  return {
    /** Splits mails into mails that go now, each with its wait, and mails to put back. */
    async split<W extends Waiting>(waiting: W[], at: Date, counts: Pick<Counts, 'reserve'>) {
      const now = at.getTime()
      const moments = await momentsOf(waiting, now, counts)
      const go: { row: W; waitMs: number }[] = []
      const later: { row: W; moment: Date }[] = []
      for (const row of waiting) {
        const moment = moments.get(row.id) ?? now
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
    },
  }
}
