import { expect, test } from 'vitest'
import { menuDraft } from '@/contract/entities/menu'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import { toMenuDraft } from '@/contract/rules/menu-text/parsed-menu'
import { sentenceCase } from '@/contract/rules/menu-text/sentence-case'
import { suggestedAllergens } from '@/contract/rules/menu-text/suggested-allergens'

const read = (text: string, today = '2026-11-24') => parseMenuText(text, { today })
const datesOf = (text: string, today: string) => read(text, today).menus.map(({ date }) => date)

test('notes stay with the menu, in the words they were written in', () => {
  const { menus } = read('Sopa\nPollo\n12 €\nSuplemento terraza 1€\nConsultar alérgenos')
  expect(menus[0]?.observation).toBe('Suplemento terraza 1€\nConsultar alérgenos')
})

test('«agotado» and a line struck through mark the dish', () => {
  const { menus } = read('Primeros\nSopa (agotado)\n~Lentejas~\nGazpacho')
  expect(menus[0]?.categories[0]?.items.map(({ soldOut }) => soldOut ?? false)).toEqual([true, true, false])
})

test('allergens are suggested beside the dish and never declared', () => {
  const [menu] = read('Merluza a la romana').menus
  const item = menu?.categories[0]?.items[0]
  expect(item?.mayContain).toEqual(expect.arrayContaining(['fish', 'gluten', 'eggs']))
  expect(menu && toMenuDraft(menu).categories[0]?.items[0]).toEqual({ name: 'Merluza a la romana' })
})

test('«sin» and «vegano» suggest nothing: a guess there would mislead', () => {
  expect(suggestedAllergens('Macarrones sin gluten')).toEqual([])
  expect(suggestedAllergens('Tarta de queso vegana')).toEqual([])
})

test('a draft is what the contract takes', () => {
  const [menu] = read('Menú 12,50€, medio menú 8€\nde 13:30 a 16h\nSopa\nEntrecot (+2€)\nPan y bebida').menus
  expect(menu && menuDraft.parse(toMenuDraft(menu))).toMatchObject({
    price: 12.5,
    halfPrice: 8,
    window: { start: '13:30', end: '16:00' },
    includes: ['pan', 'bebida'],
    categories: [
      { name: 'Primeros', items: [{ name: 'Sopa' }] },
      { name: 'Segundos', items: [{ name: 'Entrecot', supplement: 2 }] },
    ],
  })
})

test.each([
  ['SOLOMILLO AL RIBERA DEL DUERO', 'Solomillo al Ribera del Duero'],
  ['SALMON CON CHAMPIÑÓN', 'Salmón con champiñón'],
  ['ÑOQUIS', 'Ñoquis'],
  ['pollo Villaroy', 'Pollo Villaroy'],
  ['Ensalada César', 'Ensalada César'],
])('%s is written %s', (typed, written) => expect(sentenceCase(typed)).toBe(written))

const week = 'Lunes: sopa, pollo\nMartes: pasta, lomo\nViernes: arroz, merluza'
test.each([
  ['2026-11-22', ['2026-11-23', '2026-11-24', '2026-11-27'], 'on the Sunday before'],
  ['2026-11-23', ['2026-11-23', '2026-11-24', '2026-11-27'], 'on its Monday'],
  ['2026-11-24', ['2026-11-23', '2026-11-24', '2026-11-27'], 'when it has begun'],
  ['2026-11-27', ['2026-11-30', '2026-12-01', '2026-12-04'], 'when it is nearly over'],
])('written on %s, the days of a week are %j: %s', (today, dates) =>
  expect(datesOf(week, today)).toEqual(dates),
)

test('one weekday is the next there is, today too', () => {
  expect(datesOf('Martes\nSopa', '2026-11-24')).toEqual(['2026-11-24'])
  expect(datesOf('Lunes\nSopa', '2026-11-24')).toEqual(['2026-11-30'])
  expect(datesOf('Mañana\nSopa', '2026-12-31')).toEqual(['2027-01-01'])
  expect(datesOf('Menú 5 de enero\nSopa', '2026-12-28')).toEqual(['2027-01-05'])
})
