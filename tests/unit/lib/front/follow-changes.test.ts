import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Changes, followChanges } from '@/lib/front/changes/follow'

let ending = new AbortController()
beforeEach(() => {
  ending = new AbortController()
})
afterEach(() => ending.abort())

const changed = { restaurantId: '0000000000aa', lat: 40.4, lon: -3.7, city: 'Madrid' }

test('a web knows of a position before its pages go: who renders them anew asks for nothing older', async () => {
  const answers: Changes[] = [
    { position: 7, missed: false, restaurants: [] },
    { position: 8, missed: false, restaurants: [changed] },
    { position: 3, missed: true, restaurants: [] },
  ]
  const known: (number | undefined)[] = []
  const follower = followChanges({
    ask: async () => answers.shift() ?? new Promise(() => undefined),
    forget: async () => void known.push(follower.heardOf()),
    startEmpty: () => void known.push(follower.heardOf()),
    ending: ending.signal,
  })
  expect(follower.heardOf()).toBeUndefined()
  await expect.poll(() => known).toEqual([8, 3])
})

test('a change that could not be forgotten yet is known of, and read again', async () => {
  const asked: (number | undefined)[] = []
  const follower = followChanges({
    async ask({ after }) {
      asked.push(after)
      if (asked.length > 3) return new Promise(() => undefined)
      return after === undefined
        ? { position: 1, missed: false, restaurants: [] }
        : { position: 2, missed: false, restaurants: [changed] }
    },
    async forget() {
      if (asked.length < 3) throw new Error('not now')
    },
    startEmpty: () => undefined,
    ending: ending.signal,
    retryMs: { first: 1, most: 1 },
  })
  await expect.poll(() => asked).toEqual([undefined, 1, 1, 2])
  expect(follower.heardOf()).toBe(2)
})
