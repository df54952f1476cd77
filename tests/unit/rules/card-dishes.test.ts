import { expect, test } from 'vitest'
import { cardDishes } from '@/contract/rules/search/card-dishes'

const course = (...names: string[]) => ({
  items: names.map((name) => ({ name: name.replace('-', ''), soldOut: name.startsWith('-') })),
})

const courses = [
  course('-Gazpacho', 'Sopa', 'Lentejas', 'Arroz', 'Ensalada'),
  course('-Merluza'),
  course('Pollo', 'Lomo'),
  course('Flan', 'Arroz con leche'),
]

test('a card shows the first dishes of two courses that are not sold out', () =>
  expect(cardDishes(courses, { q: '' })).toEqual([
    { course: 0, dishes: [1, 2, 3] },
    { course: 2, dishes: [0, 1] },
  ]))

test('a word that no dish has changes nothing', () =>
  expect(cardDishes(courses, { q: 'conejo' })).toEqual([
    { course: 0, dishes: [1, 2, 3] },
    { course: 2, dishes: [0, 1] },
  ]))

test('a course with what was searched for takes the place of one without', () =>
  expect(cardDishes(courses, { q: 'arroz' })).toEqual([
    { course: 0, dishes: [3, 1, 2] },
    { course: 3, dishes: [1, 0] },
  ]))

test('what is safe comes before what is not', () => {
  const items = [{ name: 'Pan' }, { name: 'Sopa', allergens: { gluten: 'free' as const } }]
  expect(cardDishes([{ items }], { q: '', without: ['gluten'] })).toEqual([{ course: 0, dishes: [1, 0] }])
})

test('a dish that only its Castilian name makes an answer comes first, too', () =>
  expect(
    cardDishes([course('Sopa', 'Flam', 'Ous', 'Pollastre rostit')], { q: 'pollo' }, ['Pollastre rostit']),
  ).toEqual([{ course: 0, dishes: [3, 0, 1] }]))
