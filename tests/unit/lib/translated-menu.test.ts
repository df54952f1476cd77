import { describe, expect, test } from 'vitest'
import type { TranslatedLine } from '@/contract/entities/translated-menu'
import type { Language } from '@/contract/languages'
import { inLanguage } from '@/lib/language/in-language'
import { menuJsonLd } from '@/lib/seo/menu-json-ld'
import { kitchenLanguage, type MenuTranslation, menuHere } from '@/lib/translated-menu'
import { aMenu } from '@/tests/component/support/restaurants'

const menu = aMenu({
  categories: [{ name: 'Primeros', items: [{ name: 'Lentejas', soldOut: true }, { name: 'Ñandú' }] }],
})

const known = (text: string): TranslatedLine => ({ how: 'wholly', source: 'es', pieces: [{ text }] })
const unknown: TranslatedLine = { how: 'not', source: 'es', pieces: [{ text: 'Ñandú', lang: 'es' }] }
const english: MenuTranslation = {
  writtenIn: 'es',
  lines: [{ name: known('Starters'), items: [known('Lentils'), unknown] }],
}

test('a menu is the page’s in names alone', () => {
  expect(menuHere(menu, english)).toEqual({
    ...menu,
    categories: [{ name: 'Starters', items: [{ name: 'Lentils', soldOut: true }, { name: 'Ñandú' }] }],
  })
  expect(menuHere(menu, { writtenIn: 'eu' })).toBe(menu)
  expect(menuHere(menu, undefined)).toBe(menu)
  const basque: MenuTranslation = { writtenIn: 'eu', headings: ['Lehenengoak'] }
  expect(menuHere(menu, basque).categories).toEqual([{ ...menu.categories[0], name: 'Lehenengoak' }])
  expect(menuHere(menu, { ...english, headings: ['Primers'] }).categories[0]?.name).toBe('Starters')
})

describe('what search engines read', () => {
  const read = (language: Language, translation?: MenuTranslation) =>
    inLanguage(language, () => menuJsonLd(menu, { id: 'x', translation }))

  test.each([
    ['en', english, 'en', 'Menú del día', 'Starters'],
    ['ca', english, 'ca', 'Menú del dia', 'Starters'],
    ['gl', { writtenIn: 'es' }, 'es', 'Menú del día', 'Primeros'],
    ['eu', { writtenIn: 'eu' }, 'eu', 'Eguneko menua', 'Primeros'],
    ['es', undefined, 'es', 'Menú del día', 'Primeros'],
  ] as const)('on a page in %s', (language, translation, inLanguage, name, course) => {
    expect(read(language, translation)).toMatchObject({
      inLanguage,
      name,
      hasMenuSection: [{ name: course }],
    })
  })
})

test('the kitchen’s language is named where it is not the page’s', () => {
  const on = (language: Language, writtenIn?: 'es' | 'eu') =>
    inLanguage(language, () => kitchenLanguage(writtenIn && { writtenIn }))
  expect([on('es'), on('es', 'eu'), on('eu', 'eu'), on('eu'), on('en', 'es')]).toEqual([
    ...[undefined, 'eu', undefined, 'es', 'es'],
  ])
})
