type Place = { client: string; start: () => void; startedAt?: number }

type Room = {
  most: number
  each: number
  waiting: number
  eachWaiting: number
  /** After each answer, its place stays empty for so many times as long as the answer took. So one client cannot use all of a thread. */
  rest?: number
}

const longestRestMs = 250

/**
 * Limits how many requests run at once, in all and per client, and how many wait, in all and per client. A request beyond these limits
 * gets no place.
 */
export class Lanes {
  readonly #room: Room
  readonly #running = new Map<string, number>()
  #all = 0
  #waiting: Place[] = []

  constructor(room: Room) {
    this.#room = room
  }

  /** Starts the request now or later. Returns the function to call when the request is done or given up, or null when there is no room. */
  enter(client: string, start: () => void) {
    const place: Place = { client, start }
    if (this.#mayRun(client)) this.#run(place)
    else if (this.#mayWait(client)) this.#waiting.push(place)
    else return null
    let left = false
    return () => {
      if (left) return
      left = true
      const index = this.#waiting.indexOf(place)
      if (index >= 0) this.#waiting.splice(index, 1)
      else this.#leave(place)
    }
  }

  #mayRun(client: string) {
    return this.#all < this.#room.most && (this.#running.get(client) ?? 0) < this.#room.each
  }

  #mayWait(client: string) {
    const own = this.#waiting.filter((place) => place.client === client).length
    return this.#waiting.length < this.#room.waiting && own < this.#room.eachWaiting
  }

  #run(place: Place) {
    this.#all += 1
    this.#running.set(place.client, (this.#running.get(place.client) ?? 0) + 1)
    place.startedAt = performance.now()
    place.start()
  }

  #leave({ client, startedAt = 0 }: Place) {
    this.#all -= 1
    const { rest = 0 } = this.#room
    const restMs = Math.min(longestRestMs, (performance.now() - startedAt) * rest)
    if (restMs < 1) this.#free(client)
    else setTimeout(() => this.#free(client), restMs)
    this.#next()
  }

  #free(client: string) {
    const own = (this.#running.get(client) ?? 1) - 1
    if (own > 0) this.#running.set(client, own)
    else this.#running.delete(client)
    this.#next()
  }

  #next() {
    const index = this.#waiting.findIndex((place) => this.#mayRun(place.client))
    const [next] = index >= 0 ? this.#waiting.splice(index, 1) : []
    if (next) this.#run(next)
  }
}
