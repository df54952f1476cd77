import { expect, it } from 'vitest'
import { menuDayPath } from '@/contract/rules/profile/profile-slug'
import { isDate } from '@/contract/rules/time/local-time'

it('lies below the profile', () => {
  const restaurant = { restaurantId: 'k00x7qm2vt9b', restaurantName: 'Casa Lola' }
  expect(menuDayPath(restaurant, '2026-01-13')).toBe('/restaurant/profile/k00x7qm2vt9b_Casa_Lola/2026-01-13')
})

it.each(['2026-01-13', '2024-02-29', '0001-01-01'])('%s is a date', (text) => {
  expect(isDate(text)).toBe(true)
})

it.each([
  '',
  'hoy',
  '2026-1-13',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '20260113',
  '2026-01-13T00:00',
  ' 2026-01-13',
  '%00',
])('%j is none', (text) => {
  expect(isDate(text)).toBe(false)
})
