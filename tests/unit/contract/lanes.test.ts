import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('with a limit of time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const timed = () =>
    new Lanes({ most: 9, each: 2, waiting: 9, eachWaiting: 9, time: { most: 200, perSecond: 250 } })

  /** A client that has used most of its time. */
  function busy(lanes: Lanes, ms = 150) {
    const leave = lanes.enter('a', () => undefined)
    vi.advanceTimersByTime(ms)
    leave?.()
  }

  it('runs two of a client that has asked little', () => {
    expect(entered(timed(), ['a', 'a', 'b']).started).toEqual(['a0', 'a1', 'b2'])
  })

  it('runs one of a busy client, and only while nobody else has one', () => {
    const lanes = timed()
    busy(lanes)
    const others = entered(lanes, ['b'])
    const { started, leave } = entered(lanes, ['a', 'a', 'c'])
    expect(started).toEqual(['c2'])
    leave[2]?.()
    expect(started).toEqual(['c2'])
    others.leave[0]?.()
    expect(started).toEqual(['c2', 'a0'])
    leave[0]?.()
    expect(started).toEqual(['c2', 'a0', 'a1'])
  })

  it('lets a busy client wait for our own requests too, and no longer than a second', () => {
    const lanes = timed()
    busy(lanes)
    const done = lanes.pass()
    const { started } = entered(lanes, ['a', 'a'])
    expect(started).toEqual([])
    vi.advanceTimersByTime(1001)
    expect(started).toEqual(['a0', 'a1'])
    done()
    done()
  })

  it('lets a client without time wait until it has some, and others past', () => {
    const lanes = timed()
    busy(lanes, 300)
    const { started, leave } = entered(lanes, ['a', 'b'])
    leave[1]?.()
    vi.advanceTimersByTime(199)
    expect(started).toEqual(['b1'])
    vi.advanceTimersByTime(9)
    expect(started).toEqual(['b1', 'a0'])
  })
})
