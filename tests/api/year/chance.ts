import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { prng } from '@/server/db/seed/prng'

/**
 * Lets every id, token and salt of this process follow from the seed, and every pause of the host pass on the year’s clock alone.
 * Returns how to undo it.
 */
export function seedProcess(seed: string, time: { now: Date }): () => void {
  const { randomBytes, randomUUID } = crypto
  const { setTimeout: pause } = timers
  const roll = prng(seed)
  const bytes = (count: number) => Buffer.from(Array.from({ length: count }, () => roll.int(0, 255)))
  const uuid = () => {
    const hex = bytes(16).toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
  }
  Object.assign(crypto, { randomBytes: bytes, randomUUID: uuid })
  Object.assign(timers, {
    async setTimeout<T>(ms: number, value: T, options?: object) {
      await pause(0, undefined, options)
      time.now = new Date(time.now.getTime() + ms)
      return value
    },
  })
  syncBuiltinESMExports()
  return () => {
    Object.assign(crypto, { randomBytes, randomUUID })
    Object.assign(timers, { setTimeout: pause })
    syncBuiltinESMExports()
  }
}
