import { readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** Gives this thread less of the processor than the thread that answers requests. Only Linux gives a thread a priority of its own. */
export function lowerThread() {
  try {
    const [, id] = /task\/(\d+)$/.exec(readlinkSync('/proc/thread-self')) ?? []
    if (id) setPriority(Number(id), constants.priority.PRIORITY_LOW)
  } catch {
    // Elsewhere, or without the right to: it draws as it is.
  }
}
