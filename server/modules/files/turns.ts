import { AppError } from '@/server/errors'

/** Lets a few at a time work; the others wait in line, and past its end are sent away. */
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

/** Drawing a picture anew takes a core and up to two hundred megabytes: one at a time leaves the rest to everybody else. */
export const inTurn = createTurns(1, 60)
