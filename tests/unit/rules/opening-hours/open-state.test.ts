import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TimeZone } from '@/contract/entities/place'
import { type OpenState, openState, weekMinutes } from '@/contract/rules/time/opening-hours'
import { runs } from '@/tests/setup/seed'
import { anySchedule, closed, everyDay, on } from './schedules'

const until = (closesAt: string): OpenState => ({ open: true, roundTheClock: false, closesAt })
const always: OpenState = { open: true, roundTheClock: true }
const never: OpenState = { open: false, opensAt: null }
const from = (opensAt: string, opensDay: 1 | 2 | 3 | 4 | 5 | 6 | 7, opensInDays: number): OpenState => ({
  open: false,
  opensAt,
  opensDay,
  opensInDays,
})

/** The Monday of an ordinary winter week, when Madrid is an hour ahead of UTC and the Canaries are not. */
const madrid = (weekday: number, time: string) => new Date(`2026-01-${11 + weekday}T${time}:00+01:00`)

describe('openState', () => {
  const split = everyDay('13:00', '16:00', '20:00', '23:30')
  const bar = [on('5', '20:00', '02:00'), on('6', '20:00', '02:00'), on('7', '18:00', '01:30')]

  it.each([
    ['before lunch', split, madrid(1, '12:59'), from('13:00', 1, 0)],
    ['as it opens', split, madrid(1, '13:00'), until('16:00')],
    ['in the last minute', split, madrid(1, '15:59'), until('16:00')],
    ['as it closes', split, madrid(1, '16:00'), from('20:00', 1, 0)],
    ['at dinner', split, madrid(1, '21:00'), until('23:30')],
    ['after dinner', split, madrid(1, '23:30'), from('13:00', 2, 1)],
    ['on Sunday night for Monday', split, madrid(7, '23:45'), from('13:00', 1, 1)],
    ['past midnight', bar, madrid(6, '01:59'), until('02:00')],
    ['before midnight', bar, madrid(6, '23:00'), until('02:00')],
    ['Sunday into Monday, before', bar, madrid(7, '23:59'), until('01:30')],
    ['Sunday into Monday, after', bar, madrid(1, '01:29'), until('01:30')],
    ['Monday, closed again', bar, madrid(1, '01:30'), from('20:00', 5, 4)],
    ['only on Mondays, this week over', [on('1', '13:00', '16:00')], madrid(1, '17:00'), from('13:00', 1, 7)],
    ['until midnight', everyDay('20:00', '24:00'), madrid(3, '22:00'), until('00:00')],
    [
      'until 24:00 and on from 00:00',
      [on('3', '20:00', '24:00'), on('4', '00:00', '03:00')],
      madrid(3, '22:00'),
      until('03:00'),
    ],
    [
      'the same from Sunday to Monday',
      [on('7', '20:00', '24:00'), on('1', '00:00', '03:00')],
      madrid(7, '22:00'),
      until('03:00'),
    ],
    ['opening at 24:00', [on('7', '24:00', '04:00')], madrid(7, '23:00'), from('00:00', 1, 1)],
    ['opened at 24:00', [on('7', '24:00', '04:00')], madrid(1, '01:00'), until('04:00')],
    ['touching shifts', everyDay('12:00', '16:00', '16:00', '22:00'), madrid(2, '13:00'), until('22:00')],
    ['overlapping shifts', everyDay('12:00', '18:00', '16:00', '22:00'), madrid(2, '13:00'), until('22:00')],
    ['round the clock', everyDay('24H'), madrid(4, '03:00'), always],
    ['00:00 to 24:00 every day', everyDay('00:00', '24:00'), madrid(7, '23:59'), always],
    ['the same hour to itself', everyDay('06:00', '06:00'), madrid(4, '05:00'), always],
    ['a long weekend seen from its start', [on('6', '24H'), on('7', '24H')], madrid(6, '00:00'), always],
    ['a long weekend a day before its end', [on('6', '24H'), on('7', '24H')], madrid(7, '00:00'), always],
    ['a long weekend near its end', [on('6', '24H'), on('7', '24H')], madrid(7, '00:01'), until('00:00')],
    ['no schedule', [], madrid(1, '13:00'), never],
    ['closed on all days', [closed('1'), closed('2')], madrid(1, '13:00'), never],
    ['toggled on, no hours chosen', [on('1', '')], madrid(1, '13:00'), never],
    ['no end chosen', [on('1', '13:00')], madrid(1, '13:00'), never],
  ])('%s', (_, schedule, now, expected) => {
    expect(openState(schedule, 'Europe/Madrid', now)).toEqual(expected)
  })

  it('reads the four options of a day being edited', () => {
    const day = { ...on('1', '13:00', '16:00', '20:00', '23:00') }
    const at = (option: 'close' | 'open_1' | 'open_2' | 'open', now: Date) =>
      openState([{ ...day, option }], 'Europe/Madrid', now).open
    expect(at('close', madrid(1, '14:00'))).toBe(false)
    expect(at('open_1', madrid(1, '14:00'))).toBe(true)
    expect(at('open_1', madrid(1, '21:00'))).toBe(false)
    expect(at('open_2', madrid(1, '21:00'))).toBe(true)
    expect(at('open', madrid(1, '21:00'))).toBe(true)
  })

  it('is an hour behind in the Canaries', () => {
    const now = madrid(1, '16:30')
    expect(openState(split, 'Europe/Madrid', now)).toEqual(from('20:00', 1, 0))
    expect(openState(split, 'Atlantic/Canary', now)).toEqual(until('16:00'))
  })

  const night = [on('6', '20:00', '02:30'), on('7', '13:00', '16:00')]
  it.each<[string, TimeZone, string, OpenState]>([
    [
      'the last minute before the hour that is missing',
      'Europe/Madrid',
      '2026-03-29T00:59:00Z',
      until('02:30'),
    ],
    ['the first minute after it', 'Europe/Madrid', '2026-03-29T01:00:00Z', from('13:00', 7, 0)],
    ['before it in the Canaries', 'Atlantic/Canary', '2026-03-29T00:59:00Z', until('02:30')],
    ['after it in the Canaries', 'Atlantic/Canary', '2026-03-29T01:00:00Z', until('02:30')],
    ['02:15 for the first time', 'Europe/Madrid', '2026-10-25T00:15:00Z', until('02:30')],
    ['02:45 for the first time', 'Europe/Madrid', '2026-10-25T00:45:00Z', from('13:00', 7, 0)],
    ['02:15 for the second time', 'Europe/Madrid', '2026-10-25T01:15:00Z', until('02:30')],
    ['02:45 for the second time', 'Europe/Madrid', '2026-10-25T01:45:00Z', from('13:00', 7, 0)],
    ['01:15 for the second time in the Canaries', 'Atlantic/Canary', '2026-10-25T01:15:00Z', until('02:30')],
    ['lunch on the day in March', 'Europe/Madrid', '2026-03-29T11:00:00Z', until('16:00')],
    ['lunch on the day in October', 'Europe/Madrid', '2026-10-25T12:00:00Z', until('16:00')],
  ])('goes by the wall clock when it changes: %s', (_, timeZone, iso, expected) => {
    expect(openState(night, timeZone, new Date(iso))).toEqual(expected)
  })

  it('says what the minutes of the week say, and never past what it promises', () => {
    fc.assert(
      fc.property(anySchedule, fc.integer({ min: 0, max: 7 * 1440 - 1 }), (schedule, minute) => {
        const openAt = (m: number) =>
          weekMinutes(schedule).some(([start, end]) => start <= m % 10080 && m % 10080 < end)
        const at = (m: number) => new Date(madrid(1, '00:00').getTime() + m * 60_000)
        const state = openState(schedule, 'Europe/Madrid', at(minute))
        expect(state.open).toBe(openAt(minute))

        let turn = minute
        while (turn < minute + 10080 && openAt(turn) === state.open) turn++
        const clock = at(turn).toLocaleTimeString('es-ES', {
          timeZone: 'Europe/Madrid',
          hour: '2-digit',
          minute: '2-digit',
        })
        if (turn === minute + 10080) expect(state).toEqual(state.open ? always : never)
        else if (!state.open) {
          const inDays = Math.floor(turn / 1440) - Math.floor(minute / 1440)
          expect(state).toMatchObject({ opensAt: clock, opensInDays: inDays })
        } else if (turn - minute >= 1440) expect(state).toEqual(always)
        else expect(state).toEqual(until(clock))
      }),
      { numRuns: runs(200) },
    )
  })
})
