import type { EndpointData } from '@/contract/endpoint'
import { Lanes } from '@/contract/lanes'
import { clientKey } from '@/server/client-key'
import { AppError } from '@/server/errors'

/**
 * One thread answers everybody, so what a client asks at once must not come before what others ask. Two requests of a client run: one works
 * while the other waits for the database.
 */
export const createTurns = () => new Lanes({ most: 64, each: 2, waiting: 1024, eachWaiting: 64, rest: 2 })

/** An upload takes as long as its line needs, and a drawing has a line of its own. The web's own reads are for everybody. */
const takesTurns = ({ upload, waits, auth }: EndpointData) => !upload && !waits && auth !== 'internal'

/** Waits for the client's turn. Returns the function to call when the answer is made. */
export async function turnOf(turns: Lanes, endpoint: EndpointData, ip: string | null): Promise<() => void> {
  if (ip === null || !takesTurns(endpoint)) return () => undefined
  return new Promise((resolve, reject) => {
    const leave = turns.enter(clientKey(ip), () => queueMicrotask(() => leave && resolve(leave)))
    if (!leave) reject(new AppError('unavailable', 'busy', { retryAfter: 1 }))
  })
}
