export class Counts {
  all = 0
  readonly #counts = new Map<string, number>()

  of(name: string) {
    return this.#counts.get(name) ?? 0
  }

  add(name: string, by: 1 | -1) {
    this.all += by
    const count = this.of(name) + by
    if (count > 0) this.#counts.set(name, count)
    else this.#counts.delete(name)
  }
}

export type Share = { each: number; eachWaiting: number }

/** What each of many may use of a room, and what it uses. */
export class Shares {
  readonly running = new Counts()
  readonly waiting = new Counts()
  readonly #share: Share

  constructor(share: Share) {
    this.#share = share
  }

  hasPlace(name: string) {
    return this.running.of(name) < this.#share.each
  }

  mayWait(name: string) {
    return this.waiting.of(name) < this.#share.eachWaiting
  }
}
