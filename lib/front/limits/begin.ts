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
  let hasEnded = false
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    hasEnded = true
    clearTimeout(timer)
    leave?.()
  }
  const leave = lane.enter(client, () => {
    hasBegun = true
    void proceed().finally(end)
  })
  response.once('made', end)
  response.once('close', () => {
    if (!hasBegun) end()
    // A timer keeps the whole request in memory.
    else if (!hasEnded) timer = setTimeout(end, mostMs).unref()
  })
  return leave !== null
}
