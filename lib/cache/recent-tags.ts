/** Longer than a page takes to render. */
const recentMs = 3000

/** The tags that expired a moment ago. */
export class RecentTags {
  readonly #times = new Map<string, number>()

  add(tags: string[], now: number) {
    for (const [tag, time] of this.#times) if (now - time > recentMs) this.#times.delete(tag)
    for (const tag of tags) this.#times.set(tag, now)
  }

  has(tags: string[], now: number) {
    return tags.some((tag) => now - (this.#times.get(tag) ?? Number.NEGATIVE_INFINITY) <= recentMs)
  }
}
