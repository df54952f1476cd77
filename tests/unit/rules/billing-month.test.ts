import { expect, it } from 'vitest'
import { addMonths, premiumCents, withVat } from '@/contract/rules/account/plans'

it.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00.000Z'],
  ['2028-01-30T10:00:00Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2026-01-29T23:59:59Z', 1, '2026-02-28T23:59:59.000Z'],
  ['2026-11-15T00:00:00Z', 2, '2027-01-15T00:00:00.000Z'],
  ['2026-03-29T00:30:00Z', 1, '2026-04-29T00:30:00.000Z'],
  ['2026-05-31T10:00:00Z', 0, '2026-05-31T10:00:00.000Z'],
])('%s and %i months is %s', (start, months, end) => {
  expect(addMonths(new Date(start), months).toISOString()).toBe(end)
})

it('adds 21 % to the cent', () => {
  expect(withVat(premiumCents)).toEqual({ netCents: 990, vatCents: 208, totalCents: 1198 })
})
