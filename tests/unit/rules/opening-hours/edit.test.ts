import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OpeningDay, schedule, weekdayIds } from '@/contract/entities/opening-hours'
import {
  canAddSecond,
  editHours,
  type HoursAction,
  missingTimes,
  slotsFor,
  toSchedule,
  toWeek,
} from '@/contract/rules/time/edit-opening-hours'
import { weekMinutes } from '@/contract/rules/time/opening-hours'
import { anySchedule, on } from './schedules'

type Step = Omit<Extract<HoursAction, { type: 'time' }>, 'day'> | { type: 'add-second' | 'remove-second' }
const at = (field: 'start' | 'end' | 'start_2' | 'end_2', slot: string): Step => ({
  type: 'time',
  field,
  slot,
})
const more: Step = { type: 'add-second' }
const fewer: Step = { type: 'remove-second' }

/** Monday, toggled on, after these steps. */
function monday(...steps: Step[]): OpeningDay {
  const opened = editHours(toWeek([]), { type: 'toggle', day: '1', isOpen: true })
  const week = steps.reduce((now, step) => editHours(now, { ...step, day: '1' }), opened)
  return week[0] ?? expect.fail('a week has a Monday')
}

const shape = ({ option, start, end, start_2, end_2 }: OpeningDay) => [option, start, end, start_2, end_2]

describe('a day while it is edited', () => {
  it('starts closed, all seven of them, with their names', () => {
    expect(toWeek([]).map(({ id, name, esName, option }) => [id, name, esName, option])).toEqual([
      ['1', 'Monday', 'Lunes', 'close'],
      ['2', 'Tuesday', 'Martes', 'close'],
      ['3', 'Wednesday', 'Miércoles', 'close'],
      ['4', 'Thursday', 'Jueves', 'close'],
      ['5', 'Friday', 'Viernes', 'close'],
      ['6', 'Saturday', 'Sábado', 'close'],
      ['7', 'Sunday', 'Domingo', 'close'],
    ])
  })

  it.each<[string, Step[], string[]]>([
    ['toggled on', [], ['open_1', '', '', '', '']],
    ['round the clock', [at('start', '24H')], ['open', '24H', '', '', '']],
    [
      'no longer round the clock',
      [at('start', '24H'), at('start', '09:00')],
      ['open_1', '09:00', '', '', ''],
    ],
    ['one interval', [at('start', '13:00'), at('end', '16:00')], ['open_1', '13:00', '16:00', '', '']],
    [
      'a second interval',
      [at('start', '13:00'), at('end', '16:00'), more, at('start_2', '20:00'), at('end_2', '23:30')],
      ['open_2', '13:00', '16:00', '20:00', '23:30'],
    ],
    [
      'a second one taken away',
      [at('start', '13:00'), at('end', '16:00'), more, at('start_2', '20:00'), fewer],
      ['open_1', '13:00', '16:00', '', ''],
    ],
    [
      'two intervals, then round the clock',
      [at('start', '13:00'), at('end', '16:00'), more, at('start_2', '20:00'), at('start', '24H')],
      ['open', '24H', '', '', ''],
    ],
    [
      'the second kept when the first begins at another hour',
      [at('start', '13:00'), at('end', '16:00'), more, at('start_2', '20:00'), at('start', '12:30')],
      ['open_2', '12:30', '16:00', '20:00', ''],
    ],
    [
      'an end overtaken by its start is asked for again',
      [at('start', '09:00'), at('end', '11:00'), at('start', '12:00')],
      ['open_1', '12:00', '', '', ''],
    ],
    [
      'a second start overtaken by the first end is asked for again',
      [at('start', '13:00'), at('end', '16:00'), more, at('start_2', '17:00'), at('end', '18:00')],
      ['open_2', '13:00', '18:00', '', ''],
    ],
    [
      'without room the second interval goes',
      [at('start', '18:00'), at('end', '19:00'), more, at('end', '02:00')],
      ['open_1', '18:00', '02:00', '', ''],
    ],
    ['past midnight', [at('start', '20:00'), at('end', '02:00')], ['open_1', '20:00', '02:00', '', '']],
    ['lunch ends the same day', [at('start', '13:00'), at('end', '02:00')], ['open_1', '13:00', '', '', '']],
    ['an end before there is a start', [at('end', '16:00')], ['open_1', '', '', '', '']],
    ['a second time where there is none', [at('start_2', '20:00')], ['open_1', '', '', '', '']],
    ['an end of a whole day', [at('start', '24H'), at('end', '16:00')], ['open', '24H', '', '', '']],
    ['24H as an end', [at('start', '13:00'), at('end', '24H')], ['open_1', '13:00', '', '', '']],
  ])('%s', (_, steps, expected) => {
    expect(shape(monday(...steps))).toEqual(expected)
  })

  it('forgets its times when it is toggled off, and when it is toggled on', () => {
    const week = [monday(at('start', '13:00'), at('end', '16:00'))]
    for (const isOpen of [false, true])
      expect(editHours(week, { type: 'toggle', day: '1', isOpen }).map(shape)).toEqual([
        [isOpen ? 'open_1' : 'close', '', '', '', ''],
      ])
  })

  it.each<[string, OpeningDay, boolean]>([
    ['one interval', monday(at('start', '13:00'), at('end', '16:00')), true],
    ['just toggled on', monday(), true],
    ['round the clock', monday(at('start', '24H')), false],
    ['two intervals', monday(at('start', '13:00'), at('end', '16:00'), more), false],
    ['a day that lasts until midnight', monday(at('start', '13:00'), at('end', '24:00')), false],
    ['a night', monday(at('start', '20:00'), at('end', '02:00')), false],
  ])('a second interval can be added: %s', (_, day, expected) => {
    expect(canAddSecond(day)).toBe(expected)
  })
})

describe('the times on offer', () => {
  it('to open: 24H and every half hour of the day', () => {
    const slots = slotsFor(monday(), 'start')
    expect(slots.slice(0, 3)).toEqual(['24H', '00:00', '00:30'])
    expect(slots.at(-1)).toBe('23:30')
    expect(slots).toHaveLength(49)
  })

  it('to close: later, and for an evening also past midnight', () => {
    expect(slotsFor(monday(at('start', '22:30')), 'end')).toEqual([
      ...['23:00', '23:30', '24:00'],
      ...['00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30', '04:00', '04:30', '05:00', '05:30'],
      '06:00',
    ])
    expect(slotsFor(monday(at('start', '17:30')), 'end').at(-1)).toBe('24:00')
    expect(slotsFor(monday(), 'end')).toEqual([])
  })

  it('to open again: later than the first end', () => {
    const day = monday(at('start', '13:00'), at('end', '22:30'), more)
    expect(slotsFor(day, 'start_2')).toEqual(['23:00', '23:30'])
  })
})

describe('a copy', () => {
  const week = editHours(toWeek([on('1', '13:00', '16:00', '20:00', '23:30'), on('3', '24H')]), {
    type: 'copy',
    day: '1',
    to: ['2', '3'],
  })

  it('gives the chosen days the same hours and leaves their names', () => {
    const hours = ['open_2', '13:00', '16:00', '20:00', '23:30']
    expect(week.slice(0, 4).map(shape)).toEqual([hours, hours, hours, ['close', '', '', '', '']])
    expect(week.map(({ esName }) => esName)).toEqual(toWeek([]).map(({ esName }) => esName))
  })
})

const anyId = fc.constantFrom(...weekdayIds)
const anySlot = fc.constantFrom(
  '',
  '24H',
  '00:00',
  '02:00',
  '09:30',
  '13:00',
  '16:00',
  '18:00',
  '20:00',
  '23:30',
  '24:00',
)
const anyAction: fc.Arbitrary<HoursAction> = fc.oneof(
  fc.record({ type: fc.constant('toggle' as const), day: anyId, isOpen: fc.boolean() }),
  fc.record({
    type: fc.constant('time' as const),
    day: anyId,
    field: fc.constantFrom('start' as const, 'end' as const, 'start_2' as const, 'end_2' as const),
    slot: anySlot,
  }),
  fc.record({ type: fc.constantFrom('add-second' as const, 'remove-second' as const), day: anyId }),
  fc.record({ type: fc.constant('copy' as const), day: anyId, to: fc.uniqueArray(anyId) }),
)

/** What the four options promise of their times (docs/product.md#opening-hours), and no time that may not be chosen. */
function expectValid(day: OpeningDay) {
  const { option, start, end, start_2, end_2 } = day
  if (option === 'close') expect([start, end, start_2, end_2]).toEqual(['', '', '', ''])
  if (option === 'open') expect([start, end, start_2, end_2]).toEqual(['24H', '', '', ''])
  if (option === 'open_1') expect([start === '24H', start_2, end_2]).toEqual([false, '', ''])
  for (const field of ['start', 'end', 'start_2', 'end_2'] as const)
    if (day[field]) expect(slotsFor(day, field)).toContain(day[field])
}

describe('whatever is pressed', () => {
  it('leaves a valid week that the API takes and the editor opens again unchanged', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
        const week = actions.reduce(editHours, toWeek([]))
        week.forEach(expectValid)
        const saved = schedule.parse(toSchedule(week))
        expect(saved.every(({ option }) => option === 'open' || option === 'close')).toBe(true)
        if (week.every((day) => missingTimes(day).length === 0)) expect(toWeek(saved)).toEqual(week)
      }),
    )
  })

  it('keeps every week the API has ever taken, until it is changed', () => {
    fc.assert(
      fc.property(anySchedule, (days) => {
        const given = schedule.parse(
          days.filter((day, at) => days.findIndex(({ id }) => id === day.id) === at),
        )
        const week = toWeek(given)
        expect(week.flatMap(missingTimes)).toEqual([])
        expect(weekMinutes(toSchedule(week))).toEqual(weekMinutes(given))
      }),
    )
  })

  it('is left by toggling all off as it began', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
        const off = weekdayIds.map((day): HoursAction => ({ type: 'toggle', day, isOpen: false }))
        expect([...actions, ...off].reduce(editHours, toWeek([]))).toEqual(toWeek([]))
      }),
    )
  })
})
