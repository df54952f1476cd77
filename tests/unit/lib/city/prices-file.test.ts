import { createTranslator } from 'next-intl'
import { expect, test, vi } from 'vitest'
import type { Language } from '@/contract/languages'
import { pricesFile } from '@/lib/city/prices-file'
import { messagesIn } from '@/lib/i18n/messages-in'
import { languageHere } from '@/lib/language/here'
import { inLanguage } from '@/lib/language/in-language'

const week = {
  from: '2026-11-17',
  to: '2026-11-23',
  menus: 40,
  restaurants: 7,
  lower: 11.5,
  median: 13,
  upper: 14.9,
}

vi.mock('server-only', () => ({}))
vi.mock('@/lib/api/cities', () => ({ getCityPrices: async () => ({ weeks: [week] }) }))
vi.mock('@/lib/i18n/translations', () => ({
  getTranslations: async (namespace: never) =>
    createTranslator({ locale: languageHere(), messages: await messagesIn(languageHere()), namespace }),
}))

test.each<[Language, string, string]>([
  ['es', 'menu-del-dia-madrid', 'desde,hasta,menus,restaurantes,cuartil_inferior,mediana,cuartil_superior'],
  ['en', 'menu-del-dia-madrid', 'from,to,menus,restaurants,lower_quartile,median,upper_quartile'],
  ['eu', 'eguneko-menua-madrid', 'noiztik,noiz_arte,menuak,jatetxeak,beheko_kuartila,mediana,goiko_kuartila'],
])('the prices of a city are a file in %s', async (language, name, header) => {
  const params = Promise.resolve({ file: 'madrid.csv' })
  const answer = await inLanguage(language, () => pricesFile(new Request('http://localhost'), { params }))
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}.csv"`)
  expect((await answer.text()).split('\r\n')).toEqual([
    header,
    '2026-11-17,2026-11-23,40,7,11.50,13.00,14.90',
    '',
  ])
})
