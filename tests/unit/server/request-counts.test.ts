import { expect, test } from 'vitest'
import { createRequestCounts } from '@/server/ports/counts/request-counts'

const second = 1000

test('a client has so many requests from its first one on, and then waits for the rest of that time', () => {
  const counts = createRequestCounts({ points: 2, duration: 60 })
  counts.add('ana', 0)
  counts.add('ana', 20 * second)
  expect(counts.waitMs('ana', 21 * second)).toBe(39 * second)
  expect(counts.waitMs('bea', 21 * second)).toBe(0)
  expect(counts.waitMs('ana', 60 * second)).toBe(0)
})

test('a network has as many times more as it is given', () => {
  const counts = createRequestCounts({ points: 2, duration: 60 })
  for (let n = 0; n < 5; n += 1) counts.add('casa', 0)
  expect(counts.waitMs('casa', 0, 3)).toBe(0)
  counts.add('casa', 0)
  expect(counts.waitMs('casa', 0, 3)).toBe(60 * second)
})

test('an amount counts as so many, and has no place where it does not fit whole', () => {
  const counts = createRequestCounts({ points: 10, duration: 60 })
  expect(counts.waitMs('ana', 0, 1, 11)).toBe(60 * second)
  counts.add('ana', 0, 7)
  expect(counts.waitMs('ana', 0, 1, 3)).toBe(0)
  expect(counts.waitMs('ana', 0, 1, 4)).toBe(60 * second)
})

test('whoever comes from ever more addresses fills no more than so much memory, and frees nobody who goes on asking', () => {
  const counts = createRequestCounts({ points: 3, duration: 3600 })
  for (let n = 0; n < 50_000; n += 1) {
    counts.add(`2001:db8:${n}`, n)
    if (n % 10_000 === 0) counts.add('one that goes on', n)
  }
  expect(counts.size).toBeLessThanOrEqual(20_000)
  expect(counts.waitMs('one that goes on', 50_000)).toBeGreaterThan(0)
})
