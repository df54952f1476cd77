import { expect, it } from 'vitest'
import { problemsIn } from '@/components/menu/menu-problems'
import { contentOf, emptyDish, type MenuValues, startingValues } from '@/components/menu/menu-values'
import { menuContent } from '@/contract/entities/menu'

function withDishes(names: string[], change: Partial<MenuValues> = {}): MenuValues {
  const day = startingValues('comida', ['Primeros'])
  const items = names.map((name) => emptyDish(name))
  return { ...day, categories: [{ key: 'course', name: 'Primeros', items }], ...change }
}

const accepted = (values: MenuValues) => menuContent.safeParse(contentOf(values)).success

it.each([
  ['no price', withDishes(['Lentejas'])],
  ['80 dishes', withDishes(Array.from({ length: 80 }, (_, n) => `Plato ${n}`))],
  ['a dish of 300 characters', withDishes(['a'.repeat(300)])],
  ['emoji, HTML and other scripts', withDishes(['🥘 Paella', '<b>Callos</b>', 'פאייה', '麻婆豆腐'])],
  ['a price nobody would ask', withDishes(['Lentejas'], { price: '1.200 €' })],
  ['a free menu', withDishes(['Lentejas'], { price: '0' })],
  ['nothing at all', withDishes([])],
])('accepts %s, as the host does', (_, values) => {
  expect(problemsIn(values)).toEqual({})
  expect(accepted(values)).toBe(true)
})

it.each([
  ['a negative price', withDishes(['Lentejas'], { price: '-3' }), { price: 'negative' }],
  ['a price in words', withDishes(['Lentejas'], { price: 'doce' }), { price: 'amount' }],
  ['a price beyond all', withDishes(['Lentejas'], { halfPrice: '99999' }), { halfPrice: 'tooMuch' }],
  ['half a window', withDishes(['Lentejas'], { end: '' }), { times: 'times' }],
])('names %s', (_, values, problems) => {
  expect(problemsIn(values)).toEqual(problems)
})

it('names rows by their key', () => {
  const values = withDishes(['a'.repeat(301), 'Lentejas'])
  const [long, short] = values.categories[0]?.items ?? []
  if (!long || !short) throw new Error('There are two dishes.')
  short.supplement = '-1'
  expect(problemsIn(values)).toEqual({ [long.key]: 'dishTooLong', [`${short.key}.supplement`]: 'negative' })
})

it('asks for the name of a course that has dishes, and for no other', () => {
  const values = withDishes(['Lentejas'])
  const [course] = values.categories
  if (course) course.name = ' '
  expect(problemsIn(values)).toEqual({ course: 'nameMissing' })
  expect(problemsIn({ ...withDishes([]), categories: [{ key: 'course', name: '', items: [] }] })).toEqual({})
})
