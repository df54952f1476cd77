import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Gives this thread less of the processor than the thread that answers requests. Only Linux gives a thread a priority of its own. Returns the
 * thread's number there, else 0.
 */
export function lowerThread() {
  const id = threadId()
  try {
    if (id) setPriority(id, constants.priority.PRIORITY_LOW)
  } catch {
    // Without the right to: it draws as it is.
  }
  return id
}

function threadId() {
  try {
    return Number(/task\/(\d+)$/.exec(readlinkSync('/proc/thread-self'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
