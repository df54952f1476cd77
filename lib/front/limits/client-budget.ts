import { Memory } from '../../memory'

type Purse = { left: number; at: number }

/**
 * Each client may spend `most` at once and gains `perSecond` each second. When memory is full, the client that has been away longest is
 * forgotten and has its full budget again.
 */
export class ClientBudget {
  readonly #purses = new Memory<Purse>(8 * 1024 * 1024, () => 100)
  readonly #most: number
  readonly #perSecond: number

  constructor({ most, perSecond }: { most: number; perSecond: number }) {
    this.#most = most
    this.#perSecond = perSecond
  }

  /** Seconds until the client may spend again. 0: the client may spend now. */
  wait(client: string, now: number) {
    const left = this.#left(client, now)
    return left >= 1 ? 0 : Math.ceil((1 - left) / this.#perSecond)
  }

  spend(client: string, now: number) {
    this.#purses.set(client, { left: this.#left(client, now) - 1, at: now })
  }

  #left(client: string, now: number) {
    const purse = this.#purses.get(client)
    if (!purse) return this.#most
    return Math.min(this.#most, purse.left + ((now - purse.at) / 1000) * this.#perSecond)
  }
}
