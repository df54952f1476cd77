import { describe, expect, test } from 'vitest'
import { createMeter } from '@/server/modules/mail/line'
import { createPace } from '@/server/modules/mail/pace'
import { createMemoryCounts } from '@/server/ports/counts/memory'
import type { Counts } from '@/server/ports/counts/port'

const start = new Date('2026-11-20T10:30:00Z')
const past = (ms: number) => new Date(start.getTime() + ms)
const mails = (count: number, domain: string) =>
  Array.from({ length: count }, (_, n) => ({ id: `${domain}${n}`, recipient: `ana.${n}@${domain}` }))

describe('a domain', () => {
  test('is given so many a second, and other domains do not wait for it', async () => {
    const { go, later } = await createPace(20).split(
      [...mails(50, 'grande.example'), ...mails(1, 'otro.example')],
      start,
      createMemoryCounts(),
    )
    const big = go.filter(({ row }) => row.recipient.endsWith('@grande.example'))
    expect(big.map(({ waitMs }) => waitMs)).toEqual(Array.from({ length: 21 }, (_, n) => n * 50))
    expect(go.at(-1)).toEqual({ row: { id: 'otro.example0', recipient: 'ana.0@otro.example' }, waitMs: 0 })
    expect(later.map(({ moment }) => moment)).toEqual(
      Array.from({ length: 29 }, (_, n) => past(1_050 + n * 50)),
    )
  })

  test('never gets more than that in any second, in whatever portions its mails are taken', async () => {
    const [pace, counts] = [createPace(20), createMemoryCounts()]
    const sent: number[] = []
    let waiting = mails(100, 'grande.example')
    for (let ms = 0; waiting.length > 0; ms = Math.max(ms + 10, (pace.next() ?? 0) - start.getTime())) {
      const { go, later } = await pace.split(waiting.slice(0, 40), past(ms), counts)
      sent.push(...go.map(({ waitMs }) => ms + waitMs))
      waiting = [...later.map(({ row }) => row), ...waiting.slice(40)]
    }
    expect(sent).toHaveLength(100)
    const times = sent.toSorted((a, b) => a - b)
    for (const time of times) {
      const within = times.filter((other) => other >= time && other < time + 1_000)
      expect(within.length).toBeLessThanOrEqual(20)
    }
    expect(times.at(-1), 'nor fewer than it might').toBeLessThan(6_000)
  })

  test('is put back once: whoever was given a moment keeps it', async () => {
    const [pace, counts] = [createPace(1), createMemoryCounts()]
    const [first, second] = [mails(3, 'lento.example'), mails(6, 'lento.example').slice(3)]
    const { later } = await pace.split(first, start, counts)
    expect(later.map(({ moment }) => moment)).toEqual([past(2_000)])
    await pace.split(second, past(10), counts)
    const again = await pace.split(first.slice(2), past(2_000), counts)
    expect(again).toMatchObject({ later: [], go: [{ waitMs: 0 }] })
  })

  test('has no bounds where none are set', async () => {
    const none = createMemoryCounts()
    const { go, later } = await createPace(undefined).split(mails(500, 'grande.example'), start, none)
    expect([go.length, later.length, Math.max(...go.map(({ waitMs }) => waitMs))]).toEqual([500, 0, 0])
  })
})

describe('all mails together', () => {
  /** How many begin within a stretch, each when its turn has come. */
  async function begun(meter: ReturnType<typeof createMeter>, counts: Counts, from: number, ms: number) {
    let [now, count] = [from, 0]
    for (;;) {
      now += await meter(counts, now)
      if (now >= from + ms) return count
      count += 1
    }
  }

  test('begin so many a second', async () => {
    const [meter, counts] = [createMeter(250), createMemoryCounts()]
    await begun(meter, counts, 0, 1_000)
    expect(await begun(meter, counts, 1_000, 2_000)).toBeCloseTo(500, -1)
  })

  test('make up for a tenth of a second that was lost, and for no more', async () => {
    const [meter, counts] = [createMeter(100), createMemoryCounts()]
    await begun(meter, counts, 0, 1_000)
    expect(await begun(meter, counts, 60_000, 1_000)).toBeCloseTo(110, -1)
  })

  test('wait for nothing where no bounds are set', async () => {
    expect(await createMeter(undefined)(createMemoryCounts(), 0)).toBe(0)
  })
})
