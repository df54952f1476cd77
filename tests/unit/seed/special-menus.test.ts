import { describe, expect, test } from 'vitest'
import { specialMenuState } from '@/contract/rules/menu/special-menus'
import { addDays } from '@/contract/rules/time/local-time'
import { occasions } from '@/server/db/seed/data/documents'
import { dated } from '@/server/db/seed/generate/special-menus'

const named = (name: string) => {
  const occasion = occasions.find((one) => one.name === name)
  if (!occasion) throw new Error(name)
  return occasion
}

test.each([
  ['2026-11-20', '2026-12-01', '2027-01-06'],
  ['2026-12-24', '2026-12-01', '2027-01-06'],
  ['2027-01-06', '2026-12-01', '2027-01-06'],
  ['2027-01-07', '2027-12-01', '2028-01-06'],
])('on %s Christmas is from %s to %s', (today, startDate, endDate) => {
  expect(dated(named('Menú de Navidad'), today, 'Europe/Madrid')).toMatchObject({ startDate, endDate })
})

describe('whatever the day', () => {
  test.each(occasions)('$name has not ended', (occasion) => {
    for (let day = 0; day < 400; day++) {
      const today = addDays('2026-11-20', day)
      const menu = dated(occasion, today, 'Europe/Madrid')
      expect(specialMenuState(menu, today)).not.toBe('past')
      expect(menu.endDate === null || menu.startDate <= menu.endDate).toBe(true)
      expect(menu.expiresAt === null).toBe(menu.endDate === null)
    }
  })
})
