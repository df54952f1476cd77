import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '@/contract/rules/time/local-time'
import { readUntil } from '@/lib/api/read-own-menus'
import { anOwnMenu } from '@/tests/component/support/own-menus'

const asked: string[] = []
const has = new Set<string>()

vi.mock('@/lib/session', () => ({ getSession: async () => ({ token: 'x' }) }))
vi.mock('@/lib/api/call', () => ({
  call: async (_: unknown, { query: { from, to } }: { query: { from: string; to: string } }) => {
    asked.push(`${from} ${to}`)
    const menus = [...has].filter((date) => date >= from && date <= to)
    return { today: '2026-11-20', menus: menus.map((date) => anOwnMenu({ date })), nextFrom: null }
  },
}))

beforeEach(() => {
  asked.length = 0
  has.clear()
})

const day = (n: number) => addDays('2026-11-20', n)

describe('readUntil', () => {
  const read = () =>
    readUntil(
      [
        [day(-1), day(1)],
        [day(-8), day(-2)],
        [day(-30), day(-9)],
      ],
      ({ menus }) => menus.some(({ date }) => date <= day(0)),
    )

  it('reads no further than it has to', async () => {
    has.add(day(-1)).add(day(-3))
    expect((await read()).menus.map(({ date }) => date)).toEqual([day(-1)])
    expect(asked).toHaveLength(1)
  })

  it('goes on until it has what is looked for, and keeps the days in their order', async () => {
    has.add(day(1)).add(day(-3)).add(day(-20))
    expect((await read()).menus.map(({ date }) => date)).toEqual([day(-3), day(1)])
    expect(asked).toHaveLength(2)
  })

  it('ends where there is nothing', async () => {
    expect((await read()).menus).toEqual([])
    expect(asked).toHaveLength(3)
  })
})
