import type { Database } from '@/server/db/client'

type Waiting = { wake: Set<() => void>; isOver: boolean }

const known = new WeakMap<Database, Waiting>()

function waitingFor(db: Database) {
  const waiting = known.get(db) ?? { wake: new Set(), isOver: false }
  known.set(db, waiting)
  return waiting
}

/** Wakes the webs that wait at this process for a change. */
export function ring(db: Database) {
  for (const wake of waitingFor(db).wake) wake()
}

/** Nobody waits any more: the process ends. */
export function stopWaiting(db: Database) {
  waitingFor(db).isOver = true
  ring(db)
}

/** Resolves after `ms`, or as soon as this process has a change. False when it ends. */
export async function untilRung(db: Database, ms: number): Promise<boolean> {
  const waiting = waitingFor(db)
  if (waiting.isOver) return false
  await new Promise<void>((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      waiting.wake.delete(wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    waiting.wake.add(wake)
  })
  return !waiting.isOver
}
