import { expect, test } from 'vitest'
import { spanishClock, timeZoneText } from '@/contract/rules/time/time-zone-text'

const now = new Date('2026-11-22T12:00:00Z')

test.each([
  ['America/Bogota', 'hora estándar de Colombia'],
  ['Nowhere/None', null],
  ['../etc', null],
  ['', null],
  [null, null],
])('%j is «%s»', (zone, expected) => {
  expect(timeZoneText(zone, now)).toBe(expected)
})

test('is named in the language of the reader', () => {
  expect(timeZoneText('America/Bogota', now, 'en')).toBe('Colombia Standard Time')
})

test.each([
  ['Europe/Madrid', 'peninsula'],
  ['Africa/Ceuta', 'peninsula'],
  ['Atlantic/Canary', 'canaries'],
  ['America/Bogota', undefined],
  ['', undefined],
  [null, undefined],
])('%j is the clock of Spain «%s»', (zone, expected) => {
  expect(spanishClock(zone)).toBe(expected)
})
