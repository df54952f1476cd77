import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idPattern } from '@/contract/entities/id'
import { prng } from '@/server/db/seed/prng'

test('the same seed gives the same numbers, another one others', () => {
  const draw = (seed: string) => Array.from({ length: 20 }, prng(seed).next)
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
})

test('numbers are spread evenly', () => {
  const random = prng('even')
  const tenths = Array.from({ length: 10 }, () => 0)
  for (let i = 0; i < 10_000; i++) {
    const tenth = random.int(0, 9)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('a sample has no entry twice and never more than there are', () => {
  fc.assert(
    fc.property(fc.string(), fc.uniqueArray(fc.nat()), fc.nat(20), (seed, list, count) => {
      const taken = prng(seed).sample(list, count)
      expect(new Set(taken).size).toBe(Math.min(count, list.length))
      expect(list).toEqual(expect.arrayContaining(taken))
    }),
  )
})

test('ids have the form of ids', () => {
  const random = prng('ids')
  for (let i = 0; i < 100; i++) expect(random.id()).toMatch(idPattern)
})

test('nothing can be picked from an empty list', () => {
  expect(() => prng('x').pick([])).toThrow()
})
