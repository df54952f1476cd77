import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekMinutes } from '@/contract/rules/time/opening-hours'
import { anySchedule, everyDay, on } from './schedules'

describe('weekMinutes', () => {
  it.each([
    ['nothing', [], []],
    ['one shift', [on('1', '13:00', '16:00')], [[780, 960]]],
    [
      'days in any order',
      [on('2', '00:00', '01:00'), on('1', '00:00', '01:00')],
      [
        [0, 60],
        [1440, 1500],
      ],
    ],
    ['past midnight', [on('1', '20:00', '02:00')], [[1200, 1560]]],
    [
      'Sunday past midnight, cut in two',
      [on('7', '20:00', '02:00')],
      [
        [0, 120],
        [9840, 10080],
      ],
    ],
    ['Sunday until midnight', [on('7', '20:00', '24:00')], [[9840, 10080]]],
    ['from Sunday 24:00', [on('7', '24:00', '02:00')], [[0, 120]]],
    ['from 24:00 to 00:00, which is no time at all', [on('1', '24:00', '00:00')], []],
    ['one day into the next', [on('1', '20:00', '24:00'), on('2', '00:00', '03:00')], [[1200, 1620]]],
    [
      'a late night and an early shift',
      [on('1', '20:00', '03:00'), on('2', '02:00', '05:00')],
      [[1200, 1740]],
    ],
    ['always', everyDay('24H'), [[0, 10080]]],
    ['the same day twice', [on('1', '13:00', '15:00'), on('1', '14:00', '16:00')], [[780, 960]]],
  ])('%s', (_, schedule, expected) => {
    expect(weekMinutes(schedule)).toEqual(expected)
  })

  it('gives ranges inside the week, in order, with a gap between any two', () => {
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        let before = -1
        for (const [start, end] of weekMinutes(schedule)) {
          expect(start).toBeGreaterThan(before)
          expect(end).toBeGreaterThan(start)
          before = end
        }
        expect(before).toBeLessThanOrEqual(10080)
      }),
    )
  })
})
