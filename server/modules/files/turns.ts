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
