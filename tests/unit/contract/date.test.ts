import { expect, test } from 'vitest'
import { isoDate, isoInstant } from '@/contract/entities/date'

test.each([
  ['2026-11-22', true],
  ['9999-12-31', true],
  ['0000-02-29', false],
  ['0001-01-01', false],
  ['2026-02-30', false],
])('the date %s is one to be kept: %s', (written, isGood) => {
  expect(isoDate.safeParse(written).success).toBe(isGood)
})

test.each([
  ['2026-11-22T10:00:00.000Z', true],
  ['0000-02-29T20:22:00.513Z', false],
])('the instant %s is one to be kept: %s', (written, isGood) => {
  expect(isoInstant().safeParse(written).success).toBe(isGood)
})
