import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFacts, writeFacts } from '@/components/ui/serving/serving-facts'
import { timeZones } from '@/contract/entities/place'
import { weekMinutes } from '@/contract/rules/time/opening-hours'
import { anySchedule, everyDay } from '../rules/opening-hours/schedules'

const anyFacts = fc.record({
  week: anySchedule.map(weekMinutes),
  window: fc.constantFrom(null, { date: '2026-01-13', start: '13:30', end: '15:30' }),
  timeZone: fc.constantFrom(...timeZones),
})

test('what is written is read', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(readFacts(writeFacts(facts))).toEqual(facts)
    }),
  )
})

test('hours of every day are written as steps that repeat', () => {
  const week = weekMinutes(everyDay('13:00', '16:30'))
  expect(writeFacts({ week, window: null, timeZone: 'Europe/Madrid' })).toBe(
    `Europe/Madrid - - - 780${' 210 1230'.repeat(6)} 210`,
  )
})
