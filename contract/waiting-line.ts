import type { Asker } from './client-key'

/**
 * Those who wait, in the order in which they came. `firstThat` looks at one place of each client, its oldest: where that may not run, none
 * of its later ones may. A line of a thousand pieces of four clients takes four looks.
 */
export class WaitingLine<Place extends Asker> {
  /** The places of each client with their numbers, the oldest first. */
  readonly #clients = new Map<string, Map<Place, number>>()
  #came = 0

  get isEmpty() {
    return this.#clients.size === 0
  }

  add(place: Place) {
    const key = keyOf(place)
    const line = this.#clients.get(key) ?? new Map<Place, number>()
    line.set(place, this.#came)
    this.#clients.set(key, line)
    this.#came += 1
  }

  remove(place: Place) {
    const key = keyOf(place)
    const line = this.#clients.get(key)
    line?.delete(place)
    if (line?.size === 0) this.#clients.delete(key)
  }

  /** Of the places that may run, the one that came first. */
  firstThat(mayRun: (place: Place) => boolean) {
    let first: Place | undefined
    let lowest = Number.POSITIVE_INFINITY
    for (const line of this.#clients.values()) {
      const [oldest] = line
      if (!oldest || oldest[1] > lowest || !mayRun(oldest[0])) continue
      ;[first, lowest] = oldest
    }
    return first
  }
}

/** An owner at two addresses is two: the shares of both count. */
const keyOf = ({ client, site = '' }: Asker) => `${client}\n${site}`
