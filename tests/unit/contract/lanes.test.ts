import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lanes } from '@/contract/lanes'
import { Thread } from '@/contract/thread'

const timers: ('setTimeout' | 'clearTimeout' | 'performance')[] = [
  'setTimeout',
  'clearTimeout',
  'performance',
]

/** A place is free in the next turn of the loop: here at once, except where a test is about that. */
beforeEach(() => void vi.stubGlobal('setImmediate', (act: () => void) => act()))
afterEach(() => void vi.unstubAllGlobals())

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

it('frees a place in the next turn of the loop: who is done at once keeps nobody else unheard', async () => {
  vi.unstubAllGlobals()
  const lanes = new Lanes({ most: 3, each: 1, waiting: 3, eachWaiting: 3 })
  let done = 0
  const ask = () => {
    const leave = lanes.enter({ client: 'a' }, () =>
      queueMicrotask(() => {
        done += 1
        leave?.()
      }),
    )
  }
  for (let n = 0; n < 3; n += 1) ask()
  await Promise.resolve()
  expect(done).toBe(1)
  await new Promise(setImmediate)
  expect(done).toBe(2)
  await new Promise(setImmediate)
  expect(done).toBe(3)
})

describe('on a thread with a limit of time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: timers }))
  afterEach(() => void vi.useRealTimers())

  const wide = { most: 9, each: 2, waiting: 9, eachWaiting: 9, dearest: 250 }
  const time = { most: 200, perSecond: 20 }

  /** A client that has used most of its time. */
  function busy(lanes: Lanes, ms = 150) {
    const leave = lanes.enter({ client: 'a' }, () => undefined)
    vi.advanceTimersByTime(ms)
    leave?.()
  }

  const oneLane = () => {
    const thread = new Thread(time)
    return { thread, lanes: new Lanes(wide, thread) }
  }

  it('runs two of a client that has asked little', () => {
    expect(entered(oneLane().lanes, ['a', 'a', 'b']).started).toEqual(['a0', 'a1', 'b2'])
  })

  it('runs one of a busy client, and only while nobody else has one', () => {
    const { lanes } = oneLane()
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

  it('lets the others of a busy address go on, one a second, while one waits for long', () => {
    const { lanes } = oneLane()
    busy(lanes)
    const slow = entered(lanes, ['a'])
    const { started } = entered(lanes, ['a'])
    vi.advanceTimersByTime(900)
    expect(started).toEqual([])
    vi.advanceTimersByTime(151)
    expect(started).toEqual(['a0'])
    slow.leave[0]?.()
  })

  it('takes a client for busy until it has nearly all of its time again', () => {
    const { lanes } = oneLane()
    busy(lanes)
    const other = entered(lanes, ['b'])
    const runsBeside = () => {
      const { started, leave } = entered(lanes, ['a'])
      leave[0]?.()
      return started.length > 0
    }
    expect(runsBeside()).toBe(false)
    vi.advanceTimersByTime(5000)
    expect(runsBeside()).toBe(false)
    vi.advanceTimersByTime(2000)
    expect(runsBeside()).toBe(true)
    other.leave[0]?.()
  })

  it('lets a busy client wait for our own requests too, and no longer than a second each time', () => {
    const { thread, lanes } = oneLane()
    busy(lanes)
    const done = thread.pass()
    const { started, leave } = entered(lanes, ['a', 'a'])
    vi.advanceTimersByTime(950)
    expect(started).toEqual([])
    vi.advanceTimersByTime(101)
    expect(started).toEqual(['a0'])
    leave[0]?.()
    // The second has waited for more than a second too, but its client has just had one.
    expect(started).toEqual(['a0'])
    vi.advanceTimersByTime(1051)
    expect(started).toEqual(['a0', 'a1'])
    done()
    done()
  })

  it('lets a client without time wait until it has some, and others past', () => {
    const { lanes } = oneLane()
    busy(lanes, 202)
    const { started, leave } = entered(lanes, ['a', 'b'])
    leave[1]?.()
    vi.advanceTimersByTime(90)
    expect(started).toEqual(['b1'])
    vi.advanceTimersByTime(101)
    expect(started).toEqual(['b1', 'a0'])
  })

  it('keeps one budget for all lanes of the thread', () => {
    const thread = new Thread(time)
    const [pages, files] = [new Lanes(wide, thread), new Lanes(wide, thread)]
    busy(files)
    const page = entered(pages, ['b'])
    const both = [entered(files, ['a']), entered(pages, ['a'])]
    expect(both.map(({ started }) => started)).toEqual([[], []])
    page.leave[0]?.()
    const running = () => both.filter(({ started }) => started.length > 0)
    expect(running()).toHaveLength(1)
    running()[0]?.leave[0]?.()
    expect(running()).toHaveLength(2)
  })

  it('lets a busy client wait for nobody who only sends a body', () => {
    const thread = new Thread(time)
    const [pages, bodies] = [new Lanes(wide, thread), new Lanes({ ...wide, mayIdle: true }, thread)]
    busy(pages)
    entered(bodies, ['b'])
    expect(entered(pages, ['a', 'a']).started).toEqual(['a0'])
  })

  it('counts no request for more than the dearest', () => {
    const lanes = new Lanes({ ...wide, dearest: 4 }, new Thread({ most: 200, perSecond: 0.001 }))
    for (let n = 0; n < 20; n += 1) busy(lanes, 100)
    expect(entered(lanes, ['b', 'a', 'a']).started).toEqual(['b0', 'a1', 'a2'])
  })

  it('keeps no timer when nothing waits', () => {
    const { lanes } = oneLane()
    busy(lanes, 300)
    const { leave } = entered(lanes, ['a', 'a', 'a'])
    expect(vi.getTimerCount()).toBe(1)
    for (const giveUp of leave) giveUp?.()
    vi.advanceTimersByTime(60)
    expect(vi.getTimerCount()).toBe(0)
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

  it('leaves half of the room, to run and to wait, to others', () => {
    const lanes = new Lanes({ most: 4, each: 1, waiting: 4, eachWaiting: 2 })
    const greedy = Array.from({ length: 12 }, (_, n) => enter(lanes, `owner ${n % 4}`))
    expect(greedy.filter((one) => one.isRunning())).toHaveLength(2)
    expect(greedy.filter((one) => one.leave)).toHaveLength(4)
    const others = ['a', 'b', 'a', 'b'].map((client) => enter(lanes, client, 'another site'))
    expect(others.map((one) => one.isRunning())).toEqual([true, true, false, false])
    expect(others.every((one) => one.leave)).toBe(true)
  })

  it('has the time of two clients', () => {
    vi.useFakeTimers({ toFake: timers })
    const lanes = new Lanes(
      { most: 9, each: 2, waiting: 9, eachWaiting: 9, dearest: 250 },
      new Thread({ most: 200, perSecond: 1 }),
    )
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
