import type { EventEmitter } from 'node:events'
import type { Lanes } from '@/contract/lanes'

/** Next gives up long before. */
const mostMs = 60_000

/**
 * Starts a request when its lane has room, now or later; false when there is none. The request keeps its place until its answer is made,
 * also when the client has gone: Next works on, and a client that comes and goes must not have more of it. A client that reads slowly does
 * not keep its place.
 */
export function begin(lane: Lanes, client: string, response: EventEmitter, proceed: () => Promise<void>) {
  let hasBegun = false
  const leave = lane.enter(client, () => {
    hasBegun = true
    void proceed().finally(() => leave?.())
  })
  response.once('made', () => leave?.())
  response.once('close', () => (hasBegun ? setTimeout(() => leave?.(), mostMs).unref() : leave?.()))
  return leave !== null
}
