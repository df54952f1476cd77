import type { Asker } from './client-key'
import { type Share, Shares } from './shares'
import { type Kind, once, Thread } from './thread'
import { WaitingLine } from './waiting-line'

type Place = Asker & { start: () => void; since: number; end?: () => void }

/** `siteClients`: the clients of a site together have the places of so many, and never more than half of the room. */
type Room = Share & Kind & { most: number; waiting: number; siteClients?: number }

const ofSite = ({ most, each, waiting, eachWaiting, siteClients = 8 }: Room): Share => ({
  each: Math.max(each, Math.min(each * siteClients, most / 2)),
  eachWaiting: Math.max(eachWaiting, Math.min(eachWaiting * siteClients, waiting / 2)),
})

/**
 * Limits how many requests run at once, in all and per client, and how many wait, in all and per client. A request beyond these limits
 * gets no place. The thread limits the time that each client has.
 */
export class Lanes {
  readonly #room: Room
  readonly #clients: Shares
  readonly #sites: Shares
  readonly #thread: Thread
  readonly #waiting = new WaitingLine<Place>()

  constructor(room: Room, thread = new Thread()) {
    this.#room = room
    this.#clients = new Shares(room)
    this.#sites = new Shares(ofSite(room))
    this.#thread = thread
    thread.join({ hasWaiting: () => !this.#waiting.isEmpty, next: () => this.#next() })
  }

  /** Starts the request now or later. Returns the function to call when the request is done or given up, or null when there is no room. */
  enter(asker: Asker, start: () => void) {
    const place: Place = { ...asker, start, since: performance.now() }
    if (this.#mayRun(place)) this.#run(place)
    else if (this.#mayWait(place)) this.#wait(place)
    else return null
    return once(() => (place.end ? place.end() : this.#giveUp(place)))
  }

  isBusy(asker: Asker) {
    return this.#thread.isBusy(asker)
  }

  /** Starts what waits and may run now. */
  #next() {
    for (let place = this.#firstToRun(); place; place = this.#firstToRun()) {
      this.#giveUp(place)
      this.#run(place)
    }
  }

  #firstToRun() {
    return this.#hasRoom() ? this.#waiting.firstThat((place) => this.#mayRun(place)) : undefined
  }

  #hasRoom() {
    return this.#clients.running.all < this.#room.most
  }

  #mayRun(place: Place) {
    return (
      this.#hasRoom() &&
      this.#sharesOf(place).every(([share, name]) => share.hasPlace(name)) &&
      this.#thread.mayRun(place, place.since)
    )
  }

  #mayWait(place: Place) {
    const { all } = this.#clients.waiting
    return all < this.#room.waiting && this.#sharesOf(place).every(([share, name]) => share.mayWait(name))
  }

  #wait(place: Place) {
    this.#waiting.add(place)
    for (const [share, name] of this.#sharesOf(place)) share.waiting.add(name, 1)
    this.#thread.look()
  }

  #giveUp(place: Place) {
    this.#waiting.remove(place)
    for (const [share, name] of this.#sharesOf(place)) share.waiting.add(name, -1)
  }

  #run(place: Place) {
    const shares = this.#sharesOf(place)
    for (const [share, name] of shares) share.running.add(name, 1)
    place.end = this.#thread.run(place, this.#room, () => {
      for (const [share, name] of shares) share.running.add(name, -1)
    })
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
}
