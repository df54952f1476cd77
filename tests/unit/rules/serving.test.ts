import { describe, expect, it } from 'vitest'
import { isOutsideHours, servedTimes, servingState } from '@/contract/rules/menu/serving'
import { type MinuteRange, weekMinutes } from '@/contract/rules/time/opening-hours'
import { everyDay } from './opening-hours/schedules'

const week = weekMinutes(everyDay('13:00', '16:30', '20:00', '23:30'))
const date = '2026-01-13'
const lunch = { date, start: '13:00', end: '15:30' }
const madrid = (time: string) => new Date(`2026-01-13T${time}:00+01:00`)
const at = (time: string, window: typeof lunch | null = lunch) =>
  servingState(week, window, 'Europe/Madrid', madrid(time))

describe('servingState', () => {
  it.each([
    ['in the morning', '10:00', { kind: 'menu-later', from: '13:00', until: '15:30' }],
    ['as it begins', '13:00', { kind: 'menu-now', until: '15:30' }],
    ['in the last minute', '15:29', { kind: 'menu-now', until: '15:30' }],
    ['as it ends, though the place is open', '15:30', { kind: 'menu-over', until: '15:30' }],
    ['at night', '22:00', { kind: 'menu-over', until: '15:30' }],
  ])('%s', (_, time, expected) => {
    expect(at(time)).toEqual(expected)
  })

  it('says whether the place is open where the menu has no hours', () => {
    expect(at('14:00', null)).toMatchObject({ kind: 'place', place: { open: true, closesAt: '16:30' } })
  })

  it('believes the schedule when the menu claims to be served behind closed doors', () => {
    const supper = { date, start: '18:00', end: '22:00' }
    expect(at('18:30', supper)).toEqual({ kind: 'menu-later', from: '20:00', until: '22:00' })
    expect(at('20:30', supper)).toEqual({ kind: 'menu-now', until: '22:00' })
  })

  it('promises no menu on a day the doors stay closed', () => {
    const mondays: MinuteRange[] = [[13 * 60, 16 * 60]]
    const never = servingState(mondays, lunch, 'Europe/Madrid', madrid('10:00'))
    expect(never).toMatchObject({ kind: 'place', place: { open: false, opensInDays: 6 } })
    expect(servedTimes(mondays, lunch)).toEqual([])
  })

  it('believes the menu where no opening hours were ever written', () => {
    expect(servingState([], lunch, 'Europe/Madrid', madrid('14:00'))).toEqual({
      kind: 'menu-now',
      until: '15:30',
    })
  })

  it.each([
    ['20:00', '25:30', '01:30'],
    ['20:00', '00:30', '00:30'],
  ])('a supper from %s to %s ends after midnight', (start, end, until) => {
    const late = weekMinutes(everyDay('20:00', '02:00'))
    const state = servingState(late, { date, start, end }, 'Europe/Madrid', madrid('23:00'))
    expect(state).toEqual({ kind: 'menu-now', until })
  })

  it('ends and begins with the opening hours', () => {
    const whole = { date, start: '12:00', end: '22:30' }
    expect(at('11:00', whole)).toEqual({ kind: 'menu-later', from: '13:00', until: '16:30' })
    expect(at('14:00', whole)).toEqual({ kind: 'menu-now', until: '16:30' })
    expect(at('17:00', whole)).toEqual({ kind: 'menu-later', from: '20:00', until: '22:30' })
    expect(at('22:30', whole)).toEqual({ kind: 'menu-over', until: '22:30' })
    expect(servedTimes(week, whole)).toEqual([
      { start: '13:00', end: '16:30' },
      { start: '20:00', end: '22:30' },
    ])
  })

  it('knows which windows the opening hours contradict', () => {
    expect(isOutsideHours(week, lunch)).toBe(false)
    expect(isOutsideHours(week, { date, start: '12:00', end: '15:30' })).toBe(true)
    expect(isOutsideHours(week, { date, start: '15:30', end: '21:00' })).toBe(true)
    expect(isOutsideHours(week, { date, start: '17:00', end: '18:00' })).toBe(true)
    expect(
      isOutsideHours(weekMinutes(everyDay('20:00', '02:00')), { date, start: '20:30', end: '01:30' }),
    ).toBe(false)
  })

  it('goes on serving last night’s dinner after midnight, and then is over', () => {
    const late = weekMinutes(everyDay('20:00', '02:00'))
    const dinner = { date: '2026-01-12', start: '20:30', end: '01:30' }
    const atNight = (time: string) => servingState(late, dinner, 'Europe/Madrid', madrid(time))
    expect(atNight('00:40')).toEqual({ kind: 'menu-now', until: '01:30' })
    expect(atNight('01:30')).toEqual({ kind: 'menu-over', until: '01:30' })
  })

  it('says of a menu of another day only that the place is open', () => {
    expect(at('14:00', { ...lunch, date: '2026-01-14' })).toMatchObject({
      kind: 'place',
      place: { open: true },
    })
  })

  it('goes by the clock of the Canaries there', () => {
    const canary = servingState(week, lunch, 'Atlantic/Canary', madrid('13:30'))
    expect(canary).toEqual({ kind: 'menu-later', from: '13:00', until: '15:30' })
  })
})
