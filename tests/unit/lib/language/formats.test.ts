import { expect, test } from 'vitest'
import type { Language } from '@/contract/languages'
import { distanceText } from '@/lib/i18n/distance-text'
import { fullDate } from '@/lib/i18n/full-date'
import { priceText } from '@/lib/i18n/price-text'
import { timesInWords } from '@/lib/i18n/times-in-words'
import { listText } from '@/lib/language/formats'
import { inLanguage } from '@/lib/language/in-language'

const times = [
  { start: '13:00', end: '16:00' },
  { start: '20:00', end: '25:00' },
]

test.each<[Language, string, string, string, string, string]>([
  [
    'es',
    '12,50 €',
    '1,2 km',
    'de 13:00 a 16:00 y de 20:00 a 01:00',
    'a y b',
    'martes, 24 de noviembre de 2026',
  ],
  [
    'ca',
    '12,50 €',
    '1,2 km',
    'de 13:00 a 16:00 i de 20:00 a 01:00',
    'a i b',
    'dimarts, 24 de novembre del 2026',
  ],
  ['en', '€12.50', '1.2 km', '13:00–16:00 and 20:00–01:00', 'a and b', 'Tuesday 24 November 2026'],
  [
    'de',
    '12,50 €',
    '1,2 km',
    'von 13:00 bis 16:00 und von 20:00 bis 01:00',
    'a und b',
    'Dienstag, 24. November 2026',
  ],
])('%s writes as its readers do', (language, price, distance, served, list, date) => {
  const written = inLanguage(language, () => [
    ...[priceText(12.5), distanceText(1.23), timesInWords(times), listText(['a', 'b'])],
    fullDate('2026-11-24'),
  ])
  expect(written.map((text) => text.replaceAll('\u00a0', ' ').replace('Tuesday,', 'Tuesday'))).toEqual([
    price,
    distance,
    served,
    list,
    date,
  ])
})

test('English puts the sign before, and a comma between thousands', () => {
  const prices = inLanguage('en', () => [12, -3.5, 12_345].map(priceText))
  expect(prices).toEqual(['€12', '-€3.50', '€12,345'])
})

test('a window that begins at eleven is elided in Catalan', () => {
  const [catalan, castilian] = (['ca', 'es'] as const).map((language) =>
    inLanguage(language, () => timesInWords([{ start: '11:00', end: '16:00' }])),
  )
  expect([catalan, castilian]).toEqual(['d’11:00 a 16:00', 'de 11:00 a 16:00'])
})
