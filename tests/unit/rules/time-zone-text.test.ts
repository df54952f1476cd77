import { expect, test } from 'vitest'
import { timeZoneText } from '@/contract/rules/time/time-zone-text'

const now = new Date('2026-11-22T12:00:00Z')

test.each([
  ['Europe/Madrid', 'hora de la península'],
  ['Atlantic/Canary', 'hora de Canarias'],
  ['America/Bogota', 'hora estándar de Colombia'],
  ['Nowhere/None', null],
  ['../etc', null],
  ['', null],
  [null, null],
])('%j is «%s»', (zone, expected) => {
  expect(timeZoneText(zone, now)).toBe(expected)
})
