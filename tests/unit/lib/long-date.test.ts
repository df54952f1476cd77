import { expect, test } from 'vitest'
import type { Language } from '@/contract/languages'
import { longDate } from '@/lib/i18n/long-date'
import { inLanguage } from '@/lib/language/in-language'

test.each<[Language, string, string]>([
  ['es', '20 de noviembre de 2026', '20 de noviembre'],
  ['ca', '20 de novembre del 2026', '20 de novembre'],
  ['gl', '20 de novembro de 2026', '20 de novembro'],
  ['eu', '2026ko azaroaren 20a', 'azaroaren 20a'],
  ['en', '20 November 2026', '20 November'],
  ['fr', '20 novembre 2026', '20 novembre'],
  ['de', '20. November 2026', '20. November'],
])('a date in %s: %s', (language, whole, inItsYear) =>
  inLanguage(language, () => {
    expect(longDate('2026-11-20')).toBe(whole)
    expect(longDate('2026-11-20', '2025')).toBe(whole)
    expect(longDate('2026-11-20', '2026')).toBe(inItsYear)
  }),
)
