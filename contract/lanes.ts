import { ClientBudget } from './client-budget'

type Place = { client: string; start: () => void; since: number; startedAt?: number }

type Room = {
  most: number
  each: number
  waiting: number
  eachWaiting: number
  /** The milliseconds that a client's requests may take at once, and those that it gains each second. */
  time?: { most: number; perSecond: number }
}

/** What a request takes may be the time of others. None costs more than this. */
const dearestMs = 250

/** A busy client waits so long for a moment in which nobody else's request runs. */
const longestYieldMs = 1000

/**
 * Limits how many requests run at once, in all and per client, and how many wait, in all and per client. A request beyond these limits
 * gets no place. Where time is limited, a client that has used half of its time is busy: one of its requests runs at once, and only while
 * nobody else's does. A client without time waits until it has some.
 */
export class Lanes {
  readonly #room: Room
  readonly #time: ClientBudget | undefined
  readonly #running = new Map<string, number>()
  #all = 0
  #passing = 0
  #waiting: Place[] = []

  constructor(room: Room) {
    this.#room = room
    this.#time = room.time && new ClientBudget(room.time)
  }

  /** Starts the request now or later. Returns the function to call when the request is done or given up, or null when there is no room. */
  enter(client: string, start: () => void) {
    const place: Place = { client, start, since: performance.now() }
    if (this.#mayRun(place)) this.#run(place)
    else if (this.#mayWait(client)) this.#wait(place)
    else return null
    return once(() => {
      const index = this.#waiting.indexOf(place)
      if (index >= 0) this.#waiting.splice(index, 1)
      else this.#leave(place)
    })
  }

  /** Tells of a request of our own, which has no limit: busy clients wait for it too. Returns the function to call when it is done. */
  pass() {
    this.#passing += 1
    return once(() => {
      this.#passing -= 1
      this.#next()
    })
  }

  #mayRun({ client, since }: Place) {
    const { most, each, time } = this.#room
    const now = performance.now()
    const own = this.#running.get(client) ?? 0
    if (this.#all >= most || own >= each) return false
    if (!this.#time || !time) return true
    const left = this.#time.left(client, now)
    if (left >= time.most / 2) return true
    const others = this.#passing + this.#all - own
    return left > 0 && own === 0 && (others === 0 || now - since >= longestYieldMs)
  }

  #mayWait(client: string) {
    const own = this.#waiting.filter((place) => place.client === client).length
    return this.#waiting.length < this.#room.waiting && own < this.#room.eachWaiting
  }

  #wait(place: Place) {
    this.#waiting.push(place)
    if (this.#time) this.#nextIn(longestYieldMs)
  }

  #run(place: Place) {
    this.#all += 1
    this.#running.set(place.client, (this.#running.get(place.client) ?? 0) + 1)
    place.startedAt = performance.now()
    place.start()
  }

  #leave({ client, startedAt = 0 }: Place) {
    this.#all -= 1
    const own = (this.#running.get(client) ?? 1) - 1
    if (own > 0) this.#running.set(client, own)
    else this.#running.delete(client)
    this.#spend(client, startedAt)
    this.#next()
  }

  #spend(client: string, startedAt: number) {
    const now = performance.now()
    this.#time?.spend(client, now, Math.min(now - startedAt, dearestMs))
    const seconds = this.#time?.wait(client, now) ?? 0
    if (seconds > 0) this.#nextIn(seconds * 1000)
  }

  #nextIn(ms: number) {
    setTimeout(() => this.#next(), ms + 1).unref()
  }

  #next() {
    const index = this.#waiting.findIndex((place) => this.#mayRun(place))
    const [next] = index >= 0 ? this.#waiting.splice(index, 1) : []
    if (next) this.#run(next)
  }
}

function once(act: () => void) {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}
