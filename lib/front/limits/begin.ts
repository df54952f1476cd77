import { AsyncResource } from 'node:async_hooks'
import type { EventEmitter } from 'node:events'
import type { Asker } from '@/contract/client-key'
import type { Lanes } from '@/contract/lanes'

/** Next gives up long before. */
export const longestMs = 60_000

/** An answer that streams emits `stalled` when its reader must read first. */
export type Answer = EventEmitter & {
  destroy: () => unknown
  /** The answer calls this when its reader has read: it may go on when `goOn` is called. */
  beforeDrain?: ((goOn: () => void) => void) | undefined
}

/**
 * Starts a request when its lane has room, now or later; false when there is none. The request keeps its place until its answer is made,
 * also when the client has gone: Next works on, and a client that comes and goes must not have more of it. A client that reads slowly does
 * not keep its place: while it must read first, the request has none. Nor does a busy client: the system's own buffers take megabytes from
 * each of its answers before it reads, so each piece waits for its turn.
 */
export function begin(lane: Lanes, asker: Asker, answer: Answer, proceed: () => Promise<void>) {
  let isWaiting = true
  let isStalled = false
  let hasEnded = false
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    hasEnded = true
    clearTimeout(timer)
    leave?.()
  }
  // The request whose end makes room has another trace.
  const start = AsyncResource.bind(() => {
    isWaiting = false
    void proceed().finally(end)
  })
  let leave = lane.enter(asker, start)
  if (!leave) return false
  answer.on('stalled', () => {
    isStalled = true
    leave?.()
  })
  answer.beforeDrain = (goOn) => {
    if (hasEnded || isWaiting || !(isStalled || lane.isBusy(asker))) return goOn()
    const wasStalled = isStalled
    if (!wasStalled) leave?.()
    isStalled = false
    isWaiting = true
    leave = lane.enter(asker, () =>
      queueMicrotask(() => {
        isWaiting = false
        goOn()
      }),
    )
    if (leave) return
    isWaiting = false
    if (wasStalled) answer.destroy()
    else goOn()
  }
  answer.once('made', end)
  answer.once('close', () => {
    if (isWaiting) end()
    // A timer keeps the whole request in memory.
    else if (!hasEnded) timer = setTimeout(end, longestMs).unref()
  })
  return true
}
