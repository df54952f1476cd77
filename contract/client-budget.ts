type Purse = { left: number; at: number }

const mostPurses = 80_000

/**
 * Each client may spend `most` at once and gains `perSecond` each second. Of too many clients, the one that has spent nothing for longest is
 * forgotten and has its full budget again.
 */
export class ClientBudget {
  /** In the order in which the clients have spent. */
  readonly #purses = new Map<string, Purse>()
  readonly #most: number
  readonly #perSecond: number

  constructor({ most, perSecond }: { most: number; perSecond: number }) {
    this.#most = most
    this.#perSecond = perSecond
  }

  /** Seconds until the client has `amount`. 0: it has so much now. */
  wait(client: string, now: number, amount = 1) {
    return Math.max(0, (amount - this.left(client, now)) / this.#perSecond)
  }

  /** Who spends more than there is has debts. */
  spend(client: string, now: number, amount = 1) {
    const purse = { left: this.left(client, now) - amount, at: now }
    this.#purses.delete(client)
    if (this.#purses.size >= mostPurses) this.#forgetOldest()
    this.#purses.set(client, purse)
  }

  left(client: string, now: number) {
    const purse = this.#purses.get(client)
    if (!purse) return this.#most
    // A clock that is set back takes nothing away.
    const seconds = Math.max(0, now - purse.at) / 1000
    return Math.min(this.#most, purse.left + seconds * this.#perSecond)
  }

  /** When the client last spent something; 0 if it is not known. */
  spentAt(client: string) {
    return this.#purses.get(client)?.at ?? 0
  }

  #forgetOldest() {
    const [oldest] = this.#purses.keys()
    if (oldest !== undefined) this.#purses.delete(oldest)
  }
}
