import { expect, it } from 'vitest'
import { shortDate } from '@/lib/i18n/short-date'

it.each([
  ['2026-11-20', 'vie. 20 nov'],
  ['2026-09-02', 'mié. 2 sept'],
  ['2027-01-01', 'vie. 1 ene'],
])('%s is %s', (date, text) => {
  expect(shortDate(date)).toBe(text)
})
