import { describe, expect, it } from 'vitest'
import { weekTable } from '@/contract/rules/time/opening-hours'
import { closed, on } from './schedules'

describe('weekTable', () => {
  it('has seven days, Monday first, whatever the schedule leaves out', () => {
    expect(weekTable([]).map((row) => row.weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(weekTable([])[0]).toEqual({ weekday: 1, roundTheClock: false, ranges: [] })
  })

  it('shows two shifts, nights with the day they start on, midnight as 00:00', () => {
    const rows = weekTable([
      on('7', '20:00', '02:00'),
      on('2', '13:00', '16:00', '20:00', '24:00'),
      closed('3'),
    ])
    expect(rows[1]?.ranges).toEqual([
      { start: '13:00', end: '16:00' },
      { start: '20:00', end: '00:00' },
    ])
    expect(rows[2]?.ranges).toEqual([])
    expect(rows[6]?.ranges).toEqual([{ start: '20:00', end: '02:00' }])
    expect(rows[0]?.ranges).toEqual([])
  })

  it.each([
    ['24H', ''],
    ['00:00', '24:00'],
    ['00:00', '00:00'],
  ])('knows %s–%s for round the clock', (start, end) => {
    expect(weekTable([on('1', start, end)])[0]).toEqual({ weekday: 1, roundTheClock: true, ranges: [] })
  })
})
