import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeZones } from '@/contract/entities/place'
import { hasPassed, releaseInstant, releaseProblem, usualRelease } from '@/contract/rules/menu/menu-times'
import { addDays, localInstant, localMidnight, localNow } from '@/contract/rules/time/local-time'

const madrid = 'Europe/Madrid'
const zone = fc.constantFrom(...timeZones)
const date = fc.integer({ min: 0, max: 6000 }).map((days) => addDays('2024-01-01', days))
const minute = fc.integer({ min: 0, max: 1439 })

/** 02:30 as it is read out of `2026-…T02:30`. */
const at = (written: string, timeZone: (typeof timeZones)[number] = madrid) =>
  releaseInstant(written, timeZone).toISOString()

describe('the instant of a wall clock’s time', () => {
  test.each([
    ['2026-01-15T09:00', '2026-01-15T08:00:00.000Z'],
    ['2026-07-15T09:00', '2026-07-15T07:00:00.000Z'],
    ['2028-02-29T09:00', '2028-02-29T08:00:00.000Z'],
    // Skipped: the clocks go from 02:00 to 03:00.
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    // Shown twice: the first time counts.
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s in Madrid is %s', (written, instant) => expect(at(written)).toBe(instant))

  test.each([
    ['2026-01-15T09:00', '2026-01-15T09:00:00.000Z'],
    ['2026-07-15T09:00', '2026-07-15T08:00:00.000Z'],
    ['2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
  ])('%s in the Canary Islands is %s', (written, instant) =>
    expect(at(written, 'Atlantic/Canary')).toBe(instant),
  )

  test('an instant is taken as it is', () => {
    expect(at('2026-03-29T02:30:00+02:00')).toBe('2026-03-29T00:30:00.000Z')
    expect(at('2026-03-29T02:30:00Z')).toBe('2026-03-29T02:30:00.000Z')
  })

  test('is shown by that clock, or is an hour that the clock skips', () => {
    fc.assert(
      fc.property(date, minute, zone, (day, minute, timeZone) => {
        const seen = localNow(localInstant(day, minute, timeZone), timeZone)
        expect(seen.date).toBe(day)
        expect([minute, minute + 60]).toContain(seen.minute)
      }),
    )
  })

  test('is the first of those that show it, and comes back from what is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 28_000_000, max: 31_000_000 }), zone, (minutes, timeZone) => {
        const instant = new Date(minutes * 60_000)
        const { date, minute } = localNow(instant, timeZone)
        const late = instant.getTime() - localInstant(date, minute, timeZone).getTime()
        expect([0, 3_600_000]).toContain(late)
      }),
    )
  })

  test('agrees with midnight', () => {
    fc.assert(
      fc.property(date, zone, (day, timeZone) => {
        expect(localInstant(day, 0, timeZone)).toEqual(localMidnight(day, timeZone))
      }),
    )
  })
})

describe('when a menu comes out', () => {
  const now = new Date('2026-11-20T11:00:00Z')
  const lunch = { date: '2026-11-20', service: 'comida' } as const

  test('is in the morning, before lunch, and in the afternoon, before dinner', () => {
    expect(usualRelease(lunch, madrid).toISOString()).toBe('2026-11-20T08:00:00.000Z')
    expect(usualRelease({ ...lunch, service: 'cena' }, 'Atlantic/Canary').toISOString()).toBe(
      '2026-11-20T17:00:00.000Z',
    )
  })

  test('is never past and always its own day', () => {
    expect(releaseProblem(now, lunch, madrid, now)).toBe('past')
    expect(releaseProblem(new Date('2026-11-20T11:01:00Z'), lunch, madrid, now)).toBeNull()
    expect(releaseProblem(new Date('2026-11-20T23:00:00Z'), lunch, madrid, now)).toBe('other-day')
    expect(releaseProblem(new Date('2026-11-20T23:00:00Z'), lunch, 'Atlantic/Canary', now)).toBeNull()
    fc.assert(
      fc.property(
        date,
        zone,
        fc.constantFrom('comida' as const, 'cena' as const),
        (day, timeZone, service) => {
          const slot = { date: day, service }
          const before = localMidnight(day, timeZone)
          expect(releaseProblem(usualRelease(slot, timeZone), slot, timeZone, before)).toBeNull()
        },
      ),
    )
  })
})

describe('a menu is over', () => {
  const late = { date: '2026-11-21', weekday: 6, minute: 90 } as const
  test.each([
    ['today', '2026-11-21', 'comida', null, false],
    ['tomorrow', '2026-11-22', 'comida', null, false],
    ['last night, until half past eleven', '2026-11-20', 'cena', null, true],
    ['last night, still served', '2026-11-20', 'cena', 26 * 60, false],
    ['last night, until this minute', '2026-11-20', 'cena', 25.5 * 60, true],
    ['the night before', '2026-11-19', 'cena', 26 * 60, true],
  ] as const)('%s', (_, date, service, end, over) => {
    expect(hasPassed({ date, service }, end, late)).toBe(over)
  })
})
