import { isSameMenuDay } from './menu-day'

type Kept = { tags: string[]; at: number; until: number }

/** Which versions of pages may still be shown without asking anybody: young enough, of today, nothing in them changed. */
export class LivePages {
  readonly #kept = new Map<string, Kept>()
  readonly #expired = new Map<string, number>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  keep(version: string, kept: Kept) {
    this.#kept.delete(version)
    this.#kept.set(version, kept)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) return
      this.#kept.delete(oldest)
    }
  }

  expire(tags: string[], now: number) {
    for (const tag of tags) this.#expired.set(tag, now)
  }

  has(version: string, now: number) {
    const kept = this.#kept.get(version)
    if (!kept || now >= kept.until || !isSameMenuDay(kept.at, now)) return false
    return !kept.tags.some((tag) => (this.#expired.get(tag) ?? 0) >= kept.at)
  }
}

/** One for the process: the cache handler, which Next loads, writes it; the front server reads it. */
export const livePages = new LivePages(20_000)
