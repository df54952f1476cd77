import { AppError } from '@/server/errors'

type Room = {
  /** The most waiting jobs of one key, for example of one owner. */
  each: number
  all: number
}

type Work = () => Promise<unknown>

/**
 * Runs one job after the other and takes the waiting keys in turn: however many jobs a key has, another key's first job waits for only
 * one of them.
 */
export function createTurns({ each, all }: Room) {
  const waiting = new Map<string, Work[]>()
  let count = 0
  let isBusy = false

  async function goOn() {
    if (isBusy) return
    isBusy = true
    for (let [next] = waiting; next; [next] = waiting) {
      const [whose, works] = next
      const work = works.shift()
      // Puts the key at the end of the line, or removes it.
      waiting.delete(whose)
      if (works.length > 0) waiting.set(whose, works)
      await work?.()
      count -= 1
    }
    isBusy = false
  }

  return function take<T>(whose: string, work: () => Promise<T>): Promise<T> {
    const own = waiting.get(whose) ?? []
    if (own.length >= each || count >= all)
      return Promise.reject(new AppError('unavailable', 'drawing-busy', { retryAfter: 30 }))
    count += 1
    return new Promise<T>((resolve, reject) => {
      own.push(() => work().then(resolve, reject))
      waiting.set(whose, own)
      void goOn()
    })
  }
}
