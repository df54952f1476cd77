import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpeningDay } from '@/contract/entities/opening-hours'
import { fromPayload, toPayload, weekMinutes } from '@/contract/rules/time/opening-hours'
import { anyDay, closed, on } from './schedules'

const edited = (
  option: OpeningDay['option'],
  ...times: Parameters<typeof on> extends [unknown, ...infer T] ? T : never
) => ({
  ...on('1', ...times),
  option,
})

describe('a day between its edited and its saved form', () => {
  it.each<[string, OpeningDay, OpeningDay]>([
    ['closed', closed('1'), closed('1')],
    ['round the clock', edited('open', '24H'), on('1', '24H')],
    ['one shift', edited('open_1', '13:00', '16:00'), on('1', '13:00', '16:00')],
    [
      'two shifts',
      edited('open_2', '13:00', '16:00', '20:00', '23:00'),
      on('1', '13:00', '16:00', '20:00', '23:00'),
    ],
  ])('%s goes there and back', (_, day, saved) => {
    expect(toPayload(day)).toEqual(saved)
    expect(fromPayload(saved)).toEqual(day)
  })

  it.each<[string, OpeningDay, OpeningDay]>([
    ['closed with hours left over', edited('close', '13:00', '16:00'), closed('1')],
    [
      'one shift with a hidden second',
      edited('open_1', '13:00', '16:00', '20:00', '23:00'),
      on('1', '13:00', '16:00'),
    ],
    ['round the clock with an end', edited('open', '24H', '16:00', '20:00', '23:00'), on('1', '24H')],
    ['toggled on without hours', edited('open_1', '', ''), closed('1')],
    ['a second shift without an end', edited('open_2', '13:00', '16:00', '20:00'), on('1', '13:00', '16:00')],
    ['only a second shift', edited('open_2', '', '', '20:00', '23:00'), on('1', '20:00', '23:00')],
  ])('%s is saved without what does not count', (_, day, saved) => {
    expect(toPayload(day)).toEqual(saved)
  })

  it('keeps the names', () => {
    expect(toPayload({ ...closed('1'), name: 'Monday', esName: 'lunes' })).toMatchObject({ esName: 'lunes' })
  })

  it('never changes when a day is open, nor what was normalised before', () => {
    fc.assert(
      fc.property(anyDay(), (day) => {
        const saved = toPayload(day)
        expect(['open', 'close']).toContain(saved.option)
        expect(weekMinutes([saved])).toEqual(weekMinutes([day]))
        expect(weekMinutes([fromPayload(day)])).toEqual(weekMinutes([day]))
        expect(toPayload(saved)).toEqual(saved)
        expect(toPayload(fromPayload(saved))).toEqual(saved)
      }),
    )
  })
})
