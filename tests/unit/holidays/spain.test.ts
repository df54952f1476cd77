import Holidays from 'date-holidays'
import { expect, test } from 'vitest'
import { holidaysBetween } from '@/server/modules/holidays/holidays-of'

const regions = [
  ...(['AN', 'AR', 'AS', 'CB', 'CE', 'CL', 'CM', 'CN', 'CT', 'EX'] as const),
  ...(['GA', 'IB', 'MC', 'MD', 'ML', 'NC', 'PV', 'RI', 'VC'] as const),
]
const years = Array.from({ length: 11 }, (_, index) => 2025 + index)

/** Ceuta keeps the feast of the sacrifice with Melilla; the package has its eve. */
const differs = (region: string, name: string) =>
  region === 'CE' && (name === '9 Dhu al-Hijjah' || name === 'sacrificio')

test.each(regions)('has the days date-holidays has, without loading it: %s', (region) => {
  const reference = new Holidays('ES', region)
  for (const year of years) {
    const theirs = reference
      .getHolidays(year)
      .filter(({ type, rule }) => type === 'public' && !differs(region, rule))
      .map(({ date }) => date.slice(0, 10))
    const ours = holidaysBetween(region, `${year}-01-01`, `${year}-12-31`)
      .filter(({ key }) => !differs(region, key))
      .map(({ date }) => date)
    expect(ours, `${year}`).toEqual([...new Set(theirs)].sort())
  }
})
