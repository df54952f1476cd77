import { expect, it } from 'vitest'
import { proposedTime } from '@/components/menu/menu-form'

const lunch = { date: '2026-11-24', service: 'comida' } as const

it.each([
  ['the evening before', '2026-11-23T20:00:00+01:00', '09:00'],
  ['early that day', '2026-11-24T08:59:00+01:00', '09:00'],
  ['when the usual time is over', '2026-11-24T11:02:00+01:00', '11:15'],
  ['with time to read it once more', '2026-11-24T11:08:00+01:00', '11:30'],
  ['at night', '2026-11-24T23:55:00+01:00', '23:45'],
])('proposes, %s (%s), %s', (_, now, time) => {
  expect(proposedTime(lunch, null, 'Europe/Madrid', new Date(now))).toBe(time)
})

it('goes by the clock of the restaurant', () => {
  expect(proposedTime(lunch, null, 'Atlantic/Canary', new Date('2026-11-24T11:02:00+01:00'))).toBe('10:15')
})
