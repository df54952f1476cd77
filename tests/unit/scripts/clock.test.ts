import { expect, test } from 'vitest'
import { clockAt } from '@/scripts/test/clock.mjs'

const now = Date.parse('2026-11-22T12:00:00Z')
const found = () => '/usr/lib/faketime/libfaketimeMT.so.1'

test.each([
  ['2026-11-22T13:00:00Z', '+3600s'],
  ['2026-11-22T12:30:00+01:00', '-1800s'],
])('%s is so far from now', (at, apart) => {
  expect(clockAt(at, now, found)).toMatchObject({ FAKETIME: apart, LD_PRELOAD: found() })
})

test('without a moment the clock is left alone; one that is none, or a machine without the library, is named', () => {
  expect(clockAt(undefined, now, found)).toEqual({})
  expect(clockAt('', now, found)).toEqual({})
  expect(() => clockAt('tonight', now, found)).toThrow(/TEST_AT .* tonight/)
  expect(() => clockAt('2026-11-22', now, () => undefined)).toThrow(/faketime/)
})
