import { ClientBudget } from './client-budget'
import type { Asker } from './client-key'
import { Counts } from './shares'

/** The milliseconds that a client's requests may take at once, and those that it gains each second. */
export type Time = { most: number; perSecond: number }

/** A busy client has one request in this time, however much others ask. */
const longestYieldMs = 1000
/** How often the requests that wait are looked at. They may wait for time, which nobody tells of. */
const lookEveryMs = 50

/**
 * `dearest`: a request costs its client no more milliseconds than these, however long it takes. `mayIdle`: it may only wait for its body, so
 * busy clients do not wait for its end.
 */
export type Kind = { dearest?: number; mayIdle?: boolean }

type Line = { hasWaiting: () => boolean; next: () => void }

/** Above this many busy clients, all begin anew. */
const mostBusy = 10_000

class Budget extends ClientBudget {
  readonly #most: number
  readonly #busy = new Set<string>()

  constructor({ most, perSecond }: Time, clients = 1) {
    super({ most: most * clients, perSecond: perSecond * clients })
    this.#most = most * clients
  }

  /** Busy since half of its time was gone, until it has nearly all again: a client that asks without a pause never has. */
  isBusy(name: string, now: number) {
    const left = this.left(name, now)
    if (left >= this.#most * 0.9) this.#busy.delete(name)
    else if (left < this.#most / 2) {
      if (this.#busy.size >= mostBusy) this.#busy.clear()
      this.#busy.add(name)
    }
    return this.#busy.has(name)
  }
}

/**
 * The requests of several lanes share a thread. A client that has used half of its time is busy until it has nearly all of it again: one of
 * its requests runs at once, and only while nobody else's does. A client without time waits until it has some. The clients of a site have the time of two.
 */
export class Thread {
  readonly #clients: Budget | undefined
  readonly #sites: Budget | undefined
  readonly #running = new Counts()
  /** Those of them that may only wait for their body. */
  readonly #idle = new Counts()
  readonly #lines: Line[] = []
  #turn = 0
  #timer: NodeJS.Timeout | undefined

  constructor(time?: Time) {
    this.#clients = time && new Budget(time)
    this.#sites = time && new Budget(time, 2)
  }

  join(line: Line) {
    this.#lines.push(line)
  }

  /** `since`: when the request began to wait. */
  mayRun({ client, site }: Asker, since: number) {
    if (!this.#clients || !this.#sites) return true
    const now = performance.now()
    if (this.#clients.left(client, now) <= 0 || (site && this.#sites.left(site, now) <= 0)) return false
    if (!this.isBusy({ client, site }, now)) return true
    const hasOne = this.#running.of(client) > 0
    if (!hasOne && this.#running.all === this.#idle.all) return true
    // Its last one may wait for somebody else's service for long: the others of its address go on, one a second.
    return now - Math.max(since, this.#clients.spentAt(client)) >= longestYieldMs
  }

  /** Tells whether the client or its site has been asking without a pause. */
  isBusy({ client, site }: Asker, now = performance.now()) {
    if (this.#clients?.isBusy(client, now)) return true
    return site !== undefined && this.#sites?.isBusy(site, now) === true
  }

  /**
   * Returns the function to call when the request is done. Its place is free in the next turn of the loop: requests that are done at once
   * would start one another, a hundred before anybody else is even heard.
   */
  run({ client, site }: Asker, { dearest = 0, mayIdle = false }: Kind, leavePlace: () => void) {
    const began = performance.now()
    this.charge({ client, site }, 0, began)
    this.#running.add(client, 1)
    if (mayIdle) this.#idle.add(client, 1)
    return once(() => {
      const now = performance.now()
      const took = Math.min(dearest, now - began)
      this.charge({ client, site }, took, now)
      setImmediate(() => {
        leavePlace()
        this.#running.add(client, -1)
        if (mayIdle) this.#idle.add(client, -1)
        this.#next()
      })
    })
  }

  /** Takes milliseconds from a client's time. */
  charge({ client, site }: Asker, ms: number, now = performance.now()) {
    this.#clients?.spend(client, now, ms)
    if (site) this.#sites?.spend(site, now, ms)
  }

  /** Tells of a request of our own, which has no limit. Returns the function to call when it is done. */
  pass() {
    this.#running.add('', 1)
    return once(() => {
      this.#running.add('', -1)
      this.#next()
    })
  }

  /** Something waits. */
  look() {
    if (!this.#clients || this.#timer) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#next()
      if (this.#lines.some((line) => line.hasWaiting())) this.look()
    }, lookEveryMs)
    this.#timer.unref()
  }

  /** Each time another line comes first: a busy client with many pages gets files too. */
  #next() {
    const lines = [...this.#lines.slice(this.#turn), ...this.#lines.slice(0, this.#turn)]
    this.#turn = (this.#turn + 1) % Math.max(1, lines.length)
    for (const line of lines) if (line.hasWaiting()) line.next()
  }
}

export function once(act: () => void) {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}
