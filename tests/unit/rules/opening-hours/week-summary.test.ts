import { describe, expect, it } from 'vitest'
import type { Schedule } from '@/contract/entities/opening-hours'
import { weekSummary } from '@/contract/rules/time/edit-opening-hours'
import { everyDay, on } from './schedules'

const lunch = ['13:00', '16:00'] as const
const brief = (schedule: Schedule) =>
  weekSummary(schedule).map(({ from, to, roundTheClock, ranges }) => [
    `${from}-${to}`,
    roundTheClock ? '24H' : ranges.map(({ start, end }) => `${start}–${end}`).join(' '),
  ])

describe('a week in a few lines', () => {
  it.each<[string, Schedule, string[][]]>([
    ['nothing', [], [['1-7', '']]],
    ['every day', everyDay('24H'), [['1-7', '24H']]],
    [
      'weekdays and weekend',
      [on('1', ...lunch), on('2', ...lunch), on('3', ...lunch), on('4', ...lunch), on('5', ...lunch)],
      [
        ['1-5', '13:00–16:00'],
        ['6-7', ''],
      ],
    ],
    [
      'the same hours apart are two lines',
      [on('1', ...lunch), on('3', ...lunch, '20:00', '02:00')],
      [
        ['1-1', '13:00–16:00'],
        ['2-2', ''],
        ['3-3', '13:00–16:00 20:00–02:00'],
        ['4-7', ''],
      ],
    ],
  ])('%s', (_, schedule, lines) => {
    expect(brief(schedule)).toEqual(lines)
  })
})
