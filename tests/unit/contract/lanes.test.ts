import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lanes, Thread } from '@/contract/lanes'

const room = { most: 3, each: 2, waiting: 3, eachWaiting: 2 }

function entered(lanes: Lanes, clients: string[]) {
  const started: string[] = []
  const leave = clients.map((client, n) => lanes.enter({ client }, () => started.push(`${client}${n}`)))
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
    new Lanes({
      most: 9,
      each: 2,
      waiting: 9,
      eachWaiting: 9,
      time: { most: 200, perSecond: 250, dearest: 250 },
    })

  /** A client that has used most of its time. */
  function busy(lanes: Lanes, ms = 150) {
    const leave = lanes.enter({ client: 'a' }, () => undefined)
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

describe('of a site', () => {
  const enter = (lanes: Lanes, client: string, site = 'site') => {
    let isRunning = false
    const leave = lanes.enter({ client, site }, () => {
      isRunning = true
    })
    return { leave, isRunning: () => isRunning }
  }

  it('runs as many at once as of eight clients', () => {
    const lanes = new Lanes({ most: 100, each: 1, waiting: 100, eachWaiting: 1 })
    const running = Array.from({ length: 12 }, (_, n) => enter(lanes, `owner ${n}`)).filter((one) =>
      one.isRunning(),
    )
    expect(running).toHaveLength(8)
    expect(enter(lanes, 'somebody', 'another site').isRunning()).toBe(true)
    running[0]?.leave?.()
    expect(enter(lanes, 'owner 99').isRunning()).toBe(false)
  })

  it('has the time of two clients', () => {
    vi.useFakeTimers()
    const lanes = new Lanes({
      ...{ most: 9, each: 2, waiting: 9, eachWaiting: 9 },
      time: { most: 200, perSecond: 1, dearest: 250 },
    })
    for (const client of ['one', 'two', 'three']) {
      const { leave, isRunning } = enter(lanes, client)
      expect(isRunning()).toBe(true)
      vi.advanceTimersByTime(90)
      leave?.()
    }
    const other = enter(lanes, 'somebody', 'another site')
    const fourth = enter(lanes, 'four')
    expect(fourth.isRunning()).toBe(false)
    other.leave?.()
    expect(fourth.isRunning()).toBe(true)
    vi.useRealTimers()
  })
})

it('lets a busy client of one lane wait for everybody in the lanes of the same thread', () => {
  vi.useFakeTimers()
  const room = {
    ...{ most: 9, each: 2, waiting: 9, eachWaiting: 9 },
    time: { most: 200, perSecond: 250, dearest: 250 },
  }
  const thread = new Thread()
  const [pages, files] = [new Lanes(room, thread), new Lanes(room, thread)]
  const used = files.enter({ client: 'a' }, () => undefined)
  vi.advanceTimersByTime(150)
  used?.()
  const page = entered(pages, ['b'])
  const file = entered(files, ['a'])
  expect(file.started).toEqual([])
  page.leave[0]?.()
  expect(file.started).toEqual(['a0'])
  vi.useRealTimers()
})

it('counts no request for more than the dearest', () => {
  vi.useFakeTimers()
  const lanes = new Lanes({
    ...{ most: 9, each: 2, waiting: 9, eachWaiting: 9 },
    time: { most: 200, perSecond: 1, dearest: 4 },
  })
  for (let n = 0; n < 20; n += 1) {
    const leave = lanes.enter({ client: 'a' }, () => undefined)
    vi.advanceTimersByTime(100)
    leave?.()
  }
  expect(entered(lanes, ['b', 'a', 'a']).started).toEqual(['b0', 'a1', 'a2'])
  vi.useRealTimers()
})

it('counts of requests that run at once only a share for each', () => {
  vi.useFakeTimers()
  const lanes = new Lanes({
    ...{ most: 9, each: 4, waiting: 9, eachWaiting: 9 },
    time: { most: 200, perSecond: 0.001, dearest: 250 },
  })
  const all = entered(lanes, ['a', 'a', 'b', 'b'])
  vi.advanceTimersByTime(160)
  for (const leave of all.leave) leave?.()
  // Each has had 40 ms, each client 80 of its 200.
  expect(entered(lanes, ['a', 'a']).started).toEqual(['a0', 'a1'])
  vi.useRealTimers()
})
