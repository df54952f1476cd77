import { afterEach, expect, it, vi } from 'vitest'
import { Lanes } from '@/contract/lanes'

const room = { most: 3, each: 2, waiting: 3, eachWaiting: 2 }

function entered(lanes: Lanes, clients: string[]) {
  const started: string[] = []
  const leave = clients.map((client, n) => lanes.enter(client, () => started.push(`${client}${n}`)))
  return { started, leave }
}

it('runs so many at once of each, and lets others past who waits', () => {
  const { started, leave } = entered(new Lanes(room), ['a', 'a', 'a', 'b'])
  expect(started).toEqual(['a0', 'a1', 'b3'])
  leave[3]?.()
  expect(started).toEqual(['a0', 'a1', 'b3'])
  leave[0]?.()
  expect(started).toEqual(['a0', 'a1', 'b3', 'a2'])
})

it('has no room for more than may wait, in all and of each', () => {
  const { leave } = entered(new Lanes(room), ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'c'])
  expect(leave.map((one) => one !== null)).toEqual([true, true, true, true, false, true, true, false])
})

it('forgets who gives up waiting, and counts nobody twice who leaves', () => {
  const lanes = new Lanes({ most: 1, each: 1, waiting: 1, eachWaiting: 1 })
  const { started, leave } = entered(lanes, ['a', 'b'])
  leave[1]?.()
  leave[1]?.()
  leave[0]?.()
  leave[0]?.()
  expect(started).toEqual(['a0'])
  expect(entered(lanes, ['c', 'd']).started).toEqual(['c0'])
})

afterEach(() => void vi.useRealTimers())

it('leaves the place of a client empty for a while after a long answer, and lets others past', () => {
  vi.useFakeTimers()
  const { started, leave } = entered(new Lanes({ most: 9, each: 1, waiting: 9, eachWaiting: 9, rest: 2 }), [
    'a',
    'a',
    'b',
  ])
  vi.advanceTimersByTime(40)
  leave[0]?.()
  expect(started).toEqual(['a0', 'b2'])
  vi.advanceTimersByTime(79)
  expect(started).toEqual(['a0', 'b2'])
  vi.advanceTimersByTime(1)
  expect(started).toEqual(['a0', 'b2', 'a1'])
})
