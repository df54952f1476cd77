import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { Lanes } from '@/contract/lanes'
import { Thread } from '@/contract/thread'
import { WaitingLine } from '@/contract/waiting-line'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Place = { client: string; site?: string; since: number }

const askers = fc.record(
  { client: fc.constantFrom('a', 'b', 'c', 'd'), site: fc.constantFrom('one', 'two') },
  { requiredKeys: ['client'] },
)

/** Who has no turn now, and of the others those who have waited for so long. */
const rule = fc.record({
  without: fc.subarray(['a', 'b', 'c', 'd']),
  withoutSite: fc.constantFrom('one', 'two', 'none'),
  patience: fc.nat({ max: 60 }),
})

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('comes' as const), asker: askers }),
    fc.record({ kind: fc.constant('goes' as const), which: fc.nat() }),
    fc.record({ kind: fc.constant('next' as const), rule }),
  ),
  { maxLength: 120 },
)

it('takes whom a search of the whole line would take, whoever comes, goes and may run', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const line = new WaitingLine<Place>()
      const whole: Place[] = []
      const drop = (place: Place) => {
        line.remove(place)
        whole.splice(whole.indexOf(place), 1)
      }
      for (const [now, step] of all.entries()) {
        if (step.kind === 'comes') {
          const place = { ...step.asker, since: now }
          line.add(place)
          whole.push(place)
        } else if (step.kind === 'goes') {
          const place = whole[step.which % Math.max(1, whole.length)]
          if (place) drop(place)
        } else {
          const { without, withoutSite, patience } = step.rule
          const mayRun = ({ client, site, since }: Place) =>
            (!without.includes(client) && site !== withoutSite) || now - since > patience
          const first = line.firstThat(mayRun)
          expect(first).toBe(whole.find(mayRun))
          if (first) drop(first)
        }
        expect(line.isEmpty).toBe(whole.length === 0)
      }
    }),
  )
})

type Entry = { client: string; number: number; leave?: (() => void) | null }

it('runs everybody who waits, each client in its order, and keeps no place empty that somebody may have', () => {
  vi.stubGlobal('setImmediate', (act: () => void) => act())
  const room = { most: 3, each: 2, waiting: 40, eachWaiting: 10 }
  const moves = fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat()), { maxLength: 200 })
  fc.assert(
    fc.property(moves, (all) => {
      const lanes = new Lanes(room)
      const [waiting, running, started]: [Set<Entry>, Entry[], Entry[]] = [new Set(), [], []]
      const enter = (client: string, number: number) => {
        const entry: Entry = { client, number }
        waiting.add(entry)
        entry.leave = lanes.enter({ client }, () => {
          waiting.delete(entry)
          running.push(entry)
          started.push(entry)
        })
        if (!entry.leave) waiting.delete(entry)
      }
      const leave = (which: number) => running.splice(which % Math.max(1, running.length), 1)[0]?.leave?.()
      const runningOf = (client: string) => running.filter((one) => one.client === client).length
      for (const [number, move] of all.entries()) {
        if (typeof move === 'string') enter(move, number)
        else leave(move)
        expect(running.length).toBeLessThanOrEqual(room.most)
        if (running.length < room.most)
          for (const { client } of waiting) expect(runningOf(client)).toBe(room.each)
      }
      while (running.length > 0) leave(0)
      expect(waiting.size).toBe(0)
      for (const client of ['a', 'b', 'c', 'd']) {
        const numbers = started.filter((one) => one.client === client).map(({ number }) => number)
        expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
      }
    }),
  )
})

it('looks at each client once, however many pieces of a client wait', () => {
  // With time, busy clients may go on.
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('setImmediate', (act: () => void) => act())
  const thread = new Thread({ most: 100, perSecond: 0.001 })
  const lanes = new Lanes({ most: 256, each: 8, waiting: 1024, eachWaiting: 256 }, thread)
  const clients = ['a', 'b', 'c', 'd']
  for (const client of clients) thread.charge({ client }, 60)
  const [, ends] = ['y', 'z'].map((client) => lanes.enter({ client }, () => undefined))
  for (const client of clients)
    for (let n = 0; n < 256; n += 1) expect(lanes.enter({ client }, () => undefined)).not.toBeNull()
  const looked = vi.spyOn(thread, 'mayRun')
  ends?.()
  expect(looked.mock.calls.length).toBe(clients.length)
})
