import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundDegrees } from '@/contract/geography'
import { windowMinutes } from '@/contract/rules/menu/menu-times'
import { clockText, clockTimes, dateText, spokenClockText } from '@/contract/rules/time/clock-text'

test.each([
  [0, '00:00', '0:00'],
  [545, '09:05', '9:05'],
  [1439, '23:59', '23:59'],
  [1440, '24:00', '24:00'],
  [1530, '25:30', '25:30'],
])('minute %i is %s, said %s', (minute, written, said) => {
  expect([clockText(minute), spokenClockText(minute)]).toEqual([written, said])
})

test('what is written is read as the same minutes', () => {
  const [begin, lasting] = [fc.integer({ min: 0, max: 899 }), fc.integer({ min: 1, max: 899 })]
  fc.assert(
    fc.property(begin, lasting, (start, length) => {
      const window = { start: clockText(start), end: clockText(start + length) }
      expect(windowMinutes(window)).toEqual({ start, end: start + length })
    }),
  )
})

test('a clock shows no hour past midnight', () => {
  expect(clockTimes({ start: '20:30', end: '25:30' })).toEqual({ start: '20:30', end: '01:30' })
})

test('a date has two figures for month and day', () => {
  expect(dateText(2026, 3, 9)).toBe('2026-03-09')
})

test('degrees are rounded, and never to a nought with a sign', () => {
  expect([roundDegrees(40.41678, 3), roundDegrees(-3.70379, 4), roundDegrees(1e-9, 7)]).toEqual([
    40.417, -3.7038, 0,
  ])
  expect(Object.is(roundDegrees(-1e-9, 7), 0)).toBe(true)
})
