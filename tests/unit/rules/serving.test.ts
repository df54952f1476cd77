import { describe, expect, it } from 'vitest'
import { servingState } from '@/contract/rules/menu/serving'
import { weekMinutes } from '@/contract/rules/time/opening-hours'
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
    expect(at('18:30', supper)).toMatchObject({ kind: 'place', place: { open: false, opensAt: '20:00' } })
    expect(at('20:30', supper)).toEqual({ kind: 'menu-now', until: '22:00' })
  })

  it('promises no menu on a day the doors stay closed', () => {
    const never = servingState([], lunch, 'Europe/Madrid', madrid('10:00'))
    expect(never).toEqual({ kind: 'place', place: { open: false, opensAt: null } })
  })

  it.each([
    ['20:00', '25:30', '01:30'],
    ['20:00', '00:30', '00:30'],
  ])('a supper from %s to %s ends after midnight', (start, end, until) => {
    expect(at('23:00', { date, start, end })).toEqual({ kind: 'menu-now', until })
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
