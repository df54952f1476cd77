import type { EventEmitter } from 'node:events'
import { clientKey, siteKey } from '@/contract/client-key'
import type { EndpointData } from '@/contract/endpoint'
import { Lanes } from '@/contract/lanes'
import { AppError } from '@/server/errors'

/**
 * One thread answers everybody, so what a client asks at once must not come before what others ask. Two requests of a client run: one works
 * while the other waits for the database. A client that asks without a pause has four tenths of the thread, where nobody else needs it.
 */
export const createTurns = () =>
  new Lanes({
    ...{ most: 64, each: 2, waiting: 1024, eachWaiting: 64 },
    time: { most: 1200, perSecond: 400, dearest: 250 },
  })

/** An upload takes as long as its line needs, and a drawing has a line of its own. The web's own reads are for everybody. */
const takesTurns = ({ upload, waits, auth }: EndpointData) => !upload && !waits && auth !== 'internal'

type Client = {
  ip: string | null
  /** Absent when a test calls the app without a socket. */
  connection?: Pick<EventEmitter, 'once' | 'off'>
}

/**
 * Waits for the client's turn. Returns the function to call when the answer is made. A client whose connection closes leaves the line; once
 * its turn has come, it keeps its place until the answer is made.
 */
export async function turnOf(
  turns: Lanes,
  endpoint: EndpointData,
  { ip, connection }: Client,
): Promise<() => void> {
  if (!takesTurns(endpoint)) return () => undefined
  if (ip === null) return turns.pass()
  return new Promise((resolve, reject) => {
    const gone = () => {
      leave?.()
      reject(new AppError('invalid', 'aborted'))
    }
    const begin = () => {
      connection?.off('close', gone)
      if (leave) resolve(leave)
    }
    const leave = turns.enter({ client: clientKey(ip), site: siteKey(ip) }, () => queueMicrotask(begin))
    if (leave) connection?.once('close', gone)
    else reject(new AppError('unavailable', 'busy', { retryAfter: 1 }))
  })
}
