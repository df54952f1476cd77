import { describe, expect, test } from 'vitest'
import { orderOf, randomOf, streamsOf } from '@/scripts/faults/order.mjs'
import { mostMs, outside } from '@/scripts/faults/table.mjs'

const faults = ['web', 'api', 'worker', 'database', 'mail']

describe('the order of faults', () => {
  test('is the same for the same seed, and another for another', () => {
    const order = (seed: number) => orderOf(faults, 30, randomOf(seed)).join()
    expect(order(7)).toBe(order(7))
    expect(order(7)).not.toBe(order(8))
  })

  test('has each once before any comes again', () => {
    const order = orderOf(faults, 12, randomOf(7))
    expect(order).toHaveLength(12)
    for (const from of [0, 5]) expect(order.slice(from, from + 5).sort()).toEqual([...faults].sort())
  })
})

test('each part of a round has numbers of its own, which are the same for the same seed', () => {
  const few = (seed: number, name: string) => Array.from({ length: 5 }, streamsOf(seed)(name))
  expect(few(7, 'diners')).toEqual(few(7, 'diners'))
  expect(few(7, 'diners')).not.toEqual(few(7, 'photos'))
  expect(few(7, 'diners')).not.toEqual(few(8, 'diners'))
})

test('an error belongs to a fault if its request was under way during it, or began in the ten seconds after', () => {
  const window = { name: '', begun: 100, ended: 200, wellMs: 60_000, lacks: '', again: 0, pressedAgain: 0 }
  const note = (at: number, ms: number) => ({ at, ms, who: 'visitors' as const, trouble: '503' })
  const [early, before, during, after] = [
    note(10, 80),
    note(90, 20),
    note(200 + mostMs, 90),
    note(201 + mostMs, 10),
  ]
  expect(outside([early, before, during, after, { ...early, trouble: '' }], [window])).toEqual([early, after])
})
