import { AppError } from '@/server/errors'

/** Runs a few tasks at a time. Other tasks wait in line; a full line refuses new tasks. */
export function createTurns(atOnce: number, longestLine: number) {
  let working = 0
  const line: (() => void)[] = []

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (line.length >= longestLine) throw new AppError('unavailable', 'uploads-busy', { retryAfter: 15 })
    if (working >= atOnce) await new Promise<void>((resolve) => line.push(resolve))
    else working += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else working -= 1
    }
  }
}

/** Drawing a picture takes a core and up to 200 MB. One picture at a time leaves the rest to other requests. */
export const inTurn = createTurns(1, 60)

const ofOwners = new Map<string, { inTurn: ReturnType<typeof createTurns>; count: number }>()

/** Three uploads of an owner, or of a client's unverified owners, at a time: each holds a file of up to 20 MB on the disk, before it counts in the account. */
export async function inTurnOf<T>(whose: string, work: () => Promise<T>): Promise<T> {
  const turns = ofOwners.get(whose) ?? { inTurn: createTurns(3, 12), count: 0 }
  ofOwners.set(whose, turns)
  turns.count += 1
  try {
    return await turns.inTurn(work)
  } finally {
    turns.count -= 1
    if (turns.count === 0) ofOwners.delete(whose)
  }
}
