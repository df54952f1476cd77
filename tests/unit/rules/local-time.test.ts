import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TimeZone, timeZones } from '@/contract/entities/place'
import { addDays, isToday, localMidnight, localNow, weekdayOf } from '@/contract/rules/time/local-time'
import { runs } from '@/tests/setup/seed'

/** What browsers have and Node 24 keeps behind a flag. */
function temporal(): unknown {
  setFlagsFromString('--harmony-temporal')
  return runInNewContext('Temporal')
}

describe.each([
  ['Intl', () => undefined],
  ['Temporal', temporal],
])('localNow by %s', (_name, clock) => {
  beforeEach(() => void vi.stubGlobal('Temporal', clock()))
  afterEach(() => void vi.unstubAllGlobals())

  it.each<[string, TimeZone, string, number, number]>([
    ['2026-01-12T12:30:00Z', 'Europe/Madrid', '2026-01-12', 1, 13 * 60 + 30],
    ['2026-01-12T12:30:00Z', 'Atlantic/Canary', '2026-01-12', 1, 12 * 60 + 30],
    ['2026-07-15T22:00:00Z', 'Europe/Madrid', '2026-07-16', 4, 0],
    ['2026-07-15T22:00:00Z', 'Atlantic/Canary', '2026-07-15', 3, 23 * 60],
    ['2026-12-31T23:00:00Z', 'Europe/Madrid', '2027-01-01', 5, 0],
    ['2028-02-29T23:59:59.999Z', 'Atlantic/Canary', '2028-02-29', 2, 1439],
    ['2026-03-29T00:59:00Z', 'Europe/Madrid', '2026-03-29', 7, 119],
    ['2026-03-29T01:00:00Z', 'Europe/Madrid', '2026-03-29', 7, 180],
    ['2026-10-25T00:30:00Z', 'Europe/Madrid', '2026-10-25', 7, 150],
    ['2026-10-25T01:30:00Z', 'Europe/Madrid', '2026-10-25', 7, 150],
  ])('%s in %s', (iso, timeZone, date, weekday, minute) => {
    expect(localNow(new Date(iso), timeZone)).toEqual({ date, weekday, minute })
  })
})

describe('isToday', () => {
  const now = new Date('2026-07-15T22:30:00Z')
  it.each<[string, TimeZone, boolean]>([
    ['2026-07-15T22:00:00Z', 'Europe/Madrid', true],
    ['2026-07-15T21:59:59Z', 'Europe/Madrid', false],
    ['2026-07-15T21:59:59Z', 'Atlantic/Canary', true],
    ['2026-07-14T22:59:59Z', 'Atlantic/Canary', false],
    ['2025-07-16T10:00:00Z', 'Europe/Madrid', false],
    ['', 'Europe/Madrid', false],
    ['ayer', 'Europe/Madrid', false],
  ])('%s in %s', (iso, timeZone, expected) => {
    expect(isToday(iso, timeZone, now)).toBe(expected)
  })
})

describe('dates', () => {
  it('counts days over months, years and changed clocks', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(weekdayOf('2026-10-25')).toBe(7)
    expect(weekdayOf('2026-10-26')).toBe(1)
  })

  it('finds the midnight of every day of twenty years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7300 }), fc.constantFrom(...timeZones), (days, timeZone) => {
        const date = addDays('2020-01-01', days)
        const midnight = localMidnight(date, timeZone)
        expect(localNow(midnight, timeZone)).toMatchObject({ date, minute: 0 })
        expect(localNow(new Date(midnight.getTime() - 1), timeZone)).toMatchObject({ minute: 1439 })
      }),
      { numRuns: runs(500) },
    )
    expect(localMidnight('2026-03-29', 'Europe/Madrid').toISOString()).toBe('2026-03-28T23:00:00.000Z')
    expect(localMidnight('2026-03-30', 'Europe/Madrid').toISOString()).toBe('2026-03-29T22:00:00.000Z')
    expect(localMidnight('2026-03-30', 'Atlantic/Canary').toISOString()).toBe('2026-03-29T23:00:00.000Z')
  })
})
