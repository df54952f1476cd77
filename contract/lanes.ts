import { Counts, type Share, Shares } from './shares'

/** `site`: the network, or the address, behind which one person can be many clients. */
export type Asker = { client: string; site?: string | undefined }

type Place = Asker & { start: () => void; since: number; end?: () => void }

type Room = Share & { most: number; waiting: number }

/** A busy client waits so long for a moment in which nobody else's request runs. */
const longestYieldMs = 1000

/** The clients of a site together have the places of eight, and the time of two. */
const ofSite = ({ each, eachWaiting, time }: Share): Share => ({
  each: each * 8,
  eachWaiting: eachWaiting * 8,
  ...(time && { time: { ...time, most: time.most * 2, perSecond: time.perSecond * 2 } }),
})

/** The requests of several lanes may share a thread: a busy client of one then waits for everybody in all of them. */
export class Thread {
  readonly #running = new Counts()
  readonly #lanes: Lanes[] = []
  #share = 0
  #at = 0

  join(lanes: Lanes) {
    this.#lanes.push(lanes)
  }

  isIdleBut(client: string) {
    return this.#running.all === this.#running.of(client)
  }

  /**
   * The milliseconds of the thread that each request has had since the beginning: of ten that run at once each has a tenth. The difference of
   * two moments is what a request took between them, on a slow machine as on a fast one.
   */
  shareAt(now: number) {
    this.#share += (now - this.#at) / Math.max(1, this.#running.all)
    this.#at = now
    return this.#share
  }

  /** Returns the function to call when the request is done: what waits may run then. */
  run(client: string) {
    this.#count(client, 1)
    return once(() => {
      this.#count(client, -1)
      for (const lanes of this.#lanes) lanes.next()
    })
  }

  #count(client: string, by: 1 | -1) {
    this.shareAt(performance.now())
    this.#running.add(client, by)
  }
}

/**
 * Limits how many requests run at once, in all and per client, and how many wait, in all and per client. A request beyond these limits
 * gets no place. Where time is limited, a client that has used half of its time is busy: one of its requests runs at once, and only while
 * nobody else's does. A client without time waits until it has some.
 */
export class Lanes {
  readonly #room: Room
  readonly #clients: Shares
  readonly #sites: Shares
  readonly #thread: Thread
  #waiting: Place[] = []

  constructor(room: Room, thread = new Thread()) {
    this.#room = room
    this.#clients = new Shares(room)
    this.#sites = new Shares(ofSite(room))
    this.#thread = thread
    thread.join(this)
  }

  /** Starts the request now or later. Returns the function to call when the request is done or given up, or null when there is no room. */
  enter(asker: Asker, start: () => void) {
    const place: Place = { ...asker, start, since: performance.now() }
    if (this.#mayRun(place)) this.#run(place)
    else if (this.#mayWait(place)) this.#wait(place)
    else return null
    return once(() => (place.end ? place.end() : this.#giveUp(place)))
  }

  /** Tells of a request of our own, which has no limit: busy clients wait for it too. Returns the function to call when it is done. */
  pass() {
    return this.#thread.run('')
  }

  /** Starts what waits and may run now. */
  next() {
    for (let place = this.#firstToRun(); place; place = this.#firstToRun()) {
      this.#giveUp(place)
      this.#run(place)
    }
  }

  #firstToRun() {
    return this.#clients.running.all < this.#room.most
      ? this.#waiting.find((place) => this.#mayRun(place))
      : undefined
  }

  #mayRun(place: Place) {
    if (this.#clients.running.all >= this.#room.most) return false
    const now = performance.now()
    const shares = this.#sharesOf(place)
    if (!shares.every(([share, name]) => share.hasPlace(name) && share.hasTime(name, now))) return false
    const busy = shares.filter(([share, name]) => share.isBusy(name, now))
    if (busy.length === 0) return true
    if (busy.some(([share, name]) => share.running.of(name) > 0)) return false
    return this.#thread.isIdleBut(place.client) || now - place.since >= longestYieldMs
  }

  #mayWait(place: Place) {
    const { all } = this.#clients.waiting
    return all < this.#room.waiting && this.#sharesOf(place).every(([share, name]) => share.mayWait(name))
  }

  #wait(place: Place) {
    this.#waiting.push(place)
    for (const [share, name] of this.#sharesOf(place)) share.waiting.add(name, 1)
    if (this.#room.time) this.#nextIn(longestYieldMs)
  }

  #giveUp(place: Place) {
    this.#waiting.splice(this.#waiting.indexOf(place), 1)
    for (const [share, name] of this.#sharesOf(place)) share.waiting.add(name, -1)
  }

  #run(place: Place) {
    const shares = this.#sharesOf(place)
    for (const [share, name] of shares) share.running.add(name, 1)
    const leave = this.#thread.run(place.client)
    const before = this.#thread.shareAt(performance.now())
    place.end = () => {
      const now = performance.now()
      const took = this.#thread.shareAt(now) - before
      for (const [share, name] of shares) {
        share.running.add(name, -1)
        const seconds = share.spend(name, now, took)
        if (seconds > 0) this.#nextIn(seconds * 1000)
      }
      leave()
    }
    place.start()
  }

  #sharesOf({ client, site }: Asker): [share: Shares, name: string][] {
    return site
      ? [
          [this.#clients, client],
          [this.#sites, site],
        ]
      : [[this.#clients, client]]
  }

  #nextIn(ms: number) {
    setTimeout(() => this.next(), ms + 1).unref()
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
