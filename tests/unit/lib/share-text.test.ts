import { expect, test } from 'vitest'
import { dayAndWindow } from '@/lib/i18n/day-and-window'
import { inLanguage } from '@/lib/language/in-language'
import { spokenDishes } from '@/lib/share-text'

const course = (...names: string[]) => ({ name: '', items: names.map((name) => ({ name })) })

test.each([
  [[course('Lentejas', 'Ensalada'), course('Albóndigas'), course('Flan')], 'lentejas, albóndigas …'],
  [[course('Lentejas'), course('Albóndigas')], 'lentejas, albóndigas'],
  [[course('Paella', 'Fideuá')], 'paella …'],
  [[course('Ñoquis')], 'ñoquis'],
  [[course('BBQ ribs')], 'BBQ ribs'],
  [[{ name: '', items: [{ name: 'Lentejas', soldOut: true }, { name: 'Gazpacho' }] }], 'gazpacho'],
  [[], ''],
])('%j is spoken as %j', (categories, text) => {
  expect(spokenDishes({ categories })).toBe(text)
})

test('German dishes keep their capitals', () => {
  const categories = [course('Frikadellen'), course('Linsen')]
  expect(inLanguage('de', () => spokenDishes({ categories }))).toBe('Frikadellen, Linsen')
})

test('a day is written with its serving time, past midnight as on the clock', () => {
  const date = '2026-03-10'
  expect(dayAndWindow({ date, window: { start: '20:30', end: '25:00' } })).toBe(
    'Martes, 10 de marzo, de 20:30 a 01:00',
  )
  expect(dayAndWindow({ date, window: null })).toBe('Martes, 10 de marzo')
})
