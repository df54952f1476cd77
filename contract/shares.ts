import { ClientBudget } from './client-budget'

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

export type Share = {
  each: number
  eachWaiting: number
  /** The milliseconds that one's requests may take at once, those that it gains each second, and what one request counts at most. */
  time?: { most: number; perSecond: number; dearest: number }
}

/** What each of many may use of a room, and what it uses. */
export class Shares {
  readonly running = new Counts()
  readonly waiting = new Counts()
  readonly #share: Share
  readonly #budget: ClientBudget | undefined

  constructor(share: Share) {
    this.#share = share
    this.#budget = share.time && new ClientBudget(share.time)
  }

  hasPlace(name: string) {
    return this.running.of(name) < this.#share.each
  }

  mayWait(name: string) {
    return this.waiting.of(name) < this.#share.eachWaiting
  }

  /** Who has used half of its time is busy. */
  isBusy(name: string, now: number) {
    const { time } = this.#share
    return time !== undefined && this.#timeLeft(name, now) < time.most / 2
  }

  hasTime(name: string, now: number) {
    return this.#timeLeft(name, now) > 0
  }

  /** Returns the seconds until there is time again. */
  spend(name: string, now: number, ms: number) {
    const { time } = this.#share
    if (!time || !this.#budget) return 0
    this.#budget.spend(name, now, Math.min(ms, time.dearest))
    return this.#budget.wait(name, now)
  }

  #timeLeft(name: string, now: number) {
    return this.#budget?.left(name, now) ?? Number.POSITIVE_INFINITY
  }
}
