import type { EventEmitter } from 'node:events'
import { clientKey, siteKey } from '@/contract/client-key'
import type { EndpointData } from '@/contract/endpoint'
import { Lanes } from '@/contract/lanes'
import { Thread } from '@/contract/thread'
import { AppError } from '@/server/errors'

/**
 * One thread answers everybody, so what a client asks at once must not come before what others ask. Two requests of a client run: one works
 * while the other waits for the database. A client that asks without a pause has three tenths of the thread, where nobody else needs it.
 * Files have a line of their own: a page has forty, and the storage decides how long they take. So have bodies that are read whole before
 * anything is known of their sender: each may take 3 MB of memory.
 */
export function createTurns() {
  const thread = new Thread({ most: 1500, perSecond: 300 })
  return {
    thread,
    calls: new Lanes({ most: 64, each: 2, waiting: 1024, eachWaiting: 64, dearest: 250 }, thread),
    /** Calls whose body is still on its way: other calls need not wait for it. */
    slowBodies: new Lanes(
      { ...{ most: 64, each: 2, waiting: 1024, eachWaiting: 64 }, dearest: 250, mayIdle: true },
      thread,
    ),
    files: new Lanes({ most: 64, each: 8, waiting: 1024, eachWaiting: 256, dearest: 5 }, thread),
    wholeBodies: new Lanes(
      {
        ...{ most: 128, each: 8, waiting: 256, eachWaiting: 32 },
        dearest: 15,
        mayIdle: true,
        siteClients: 1,
      },
      thread,
    ),
    largeBodies: new Lanes(
      { ...{ most: 16, each: 4, waiting: 128, eachWaiting: 16 }, dearest: 15, mayIdle: true, siteClients: 1 },
      thread,
    ),
  }
}

export type Turns = ReturnType<typeof createTurns>

/** An upload takes as long as its line needs, and a drawing has a line of its own. The web's own reads are for everybody. */
const takesTurns = ({ upload, waits, auth }: EndpointData) => !upload && !waits && auth !== 'internal'

type Client = {
  ip: string | null
  /** Its body is not here yet. */
  isArriving?: boolean
  /** Absent when a test calls the app without a socket. */
  connection?: Pick<EventEmitter, 'once' | 'off'>
}

/** The turn of an endpoint's request. */
export async function turnOf(turns: Turns, endpoint: EndpointData, client: Client) {
  if (!takesTurns(endpoint)) return () => undefined
  if (client.ip === null) return turns.thread.pass()
  return turnIn(client.isArriving ? turns.slowBodies : turns.calls, client)
}

/**
 * Waits for the client's turn. Returns the function to call when the answer is made. A client whose connection closes leaves the line; once
 * its turn has come, it keeps its place until the answer is made.
 */
export function turnIn(lanes: Lanes, { ip, connection }: Client) {
  return new Promise<() => void>((resolve, reject) => {
    const gone = () => {
      leave?.()
      reject(new AppError('invalid', 'aborted'))
    }
    const begin = () => {
      connection?.off('close', gone)
      if (leave) resolve(leave)
    }
    const leave = lanes.enter(askerOf(ip), () => queueMicrotask(begin))
    if (leave) connection?.once('close', gone)
    else reject(new AppError('unavailable', 'busy', { retryAfter: 1 }))
  })
}

/** A body of 3 MB takes four milliseconds of the thread and as much of the machine's other processor, and leaves its garbage. */
const bytesAMs = 64 * 1024

/** Bytes that were read for somebody unknown cost him time: two bodies of 3 MB at once are nothing, a hundred a second keep everybody waiting. */
export function chargeBytes({ thread }: Turns, ip: string | null, bytes: number) {
  if (ip !== null) thread.charge(askerOf(ip), bytes / bytesAMs)
}

const askerOf = (ip: string | null) =>
  ip === null ? { client: 'web' } : { client: clientKey(ip), site: siteKey(ip) }
