import { Memory } from '../memory'
import { lastHostChange } from './host-change'
import { isSameMenuDay } from './menu-day'

type KeptPage = { tags: string[]; at: number; until: number }

const weightOf = ({ tags }: KeptPage) => tags.reduce((sum, tag) => sum + 20 + tag.length, 0)

/** The versions of pages that may be shown without asking Next: young enough, of today, and with nothing in them changed. */
export class LivePages {
  readonly #kept: Memory<KeptPage>
  readonly #mostExpired: number
  /** The last tag is the one that expired last. */
  readonly #expired = new Map<string, number>()
  /** For pages kept before this time, we no longer know whether they have changed. */
  #knownSince = Number.NEGATIVE_INFINITY

  constructor(most: number, mostExpired = 20_000) {
    this.#kept = new Memory(most, weightOf)
    this.#mostExpired = mostExpired
  }

  keep(version: string, kept: KeptPage) {
    this.#kept.set(version, kept)
  }

  expire(tags: string[], now: number) {
    for (const tag of tags) {
      this.#expired.delete(tag)
      this.#expired.set(tag, now)
    }
    for (const [tag, at] of this.#expired) {
      if (this.#expired.size <= this.#mostExpired && isSameMenuDay(at, now)) return
      this.#expired.delete(tag)
      this.#knownSince = at
    }
  }

  get expiredCount() {
    return this.#expired.size
  }

  /** What a network in front has to know to keep this page. Undefined for a page that may not be shown any more. */
  termsOf(version: string, now: number) {
    const kept = this.has(version, now) ? this.#kept.peek(version) : undefined
    return kept && { tags: kept.tags, until: kept.until }
  }

  has(version: string, now: number) {
    const kept = this.#kept.peek(version)
    if (!kept || now >= kept.until || kept.at <= this.#knownSince) return false
    if (kept.at < lastHostChange() || !isSameMenuDay(kept.at, now)) return false
    return !kept.tags.some((tag) => (this.#expired.get(tag) ?? 0) >= kept.at)
  }
}

/** One object for the process: the cache handler, which Next loads, writes to it; the front server reads it. */
export const livePages = new LivePages(8 * 1024 * 1024)
