import { expect, test } from 'vitest'
import { type PricedWeek, pricedWeeks } from '@/contract/endpoints/cities'
import { addDays } from '@/contract/rules/time/local-time'
import { priceLine } from '@/lib/city/price-line'

const today = '2026-11-23'

const week = (back: number, median: number): PricedWeek => ({
  ...{ from: addDays(today, -7 * back - 6), to: addDays(today, -7 * back) },
  ...{ menus: 20, restaurants: 5, lower: median - 1, median, upper: median + 1 },
})

test('puts the last week at the right, the first of twelve at the left, and what is dear at the top', () => {
  const weeks = Array.from({ length: pricedWeeks }, (_, n) => week(pricedWeeks - 1 - n, 12 + n))
  const { lines, bands, lowest, highest } = priceLine(weeks)
  expect([lowest, highest]).toEqual([11, 24])
  expect(lines).toHaveLength(1)
  expect(lines[0]?.[0]).toEqual({ x: 0, y: 12 / 13 })
  expect(lines[0]?.at(-1)).toEqual({ x: 1, y: 1 / 13 })
  expect(bands[0]).toHaveLength(2 * pricedWeeks)
})

test('breaks where a week is missing', () => {
  const { lines } = priceLine([week(5, 12), week(4, 12), week(1, 13), week(0, 13)])
  expect(lines.map(({ length }) => length)).toEqual([2, 2])
})

test('draws one price in the middle', () => {
  const flat = { ...week(0, 12), lower: 12, upper: 12 }
  expect(priceLine([flat]).lines).toEqual([[{ x: 1, y: 0.5 }]])
})
