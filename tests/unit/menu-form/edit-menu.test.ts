import fc from 'fast-check'
import { expect, it } from 'vitest'
import { insertDish, moveCategory, moveDish, placeOf, removeDish, stepOf } from '@/components/menu/edit-menu'
import { emptyDish } from '@/components/menu/menu-values'

const courses = (...names: string[][]) =>
  names.map((dishes, index) => ({
    key: `course-${index}`,
    name: `Apartado ${index}`,
    items: dishes.map((name) => ({ ...emptyDish(name), key: name })),
  }))

type Courses = ReturnType<typeof courses>
const namesOf = (all: Courses) => all.map(({ items }) => items.map(({ name }) => name))

it('takes a dish a step further, past the edge of its course into the next', () => {
  const all = courses(['a', 'b'], [], ['c'])
  expect(stepOf(all, 'a', 1)).toEqual({ category: 0, item: 1 })
  expect(stepOf(all, 'b', 1)).toEqual({ category: 1, item: 0 })
  expect(stepOf(all, 'c', -1)).toEqual({ category: 1, item: 0 })
  expect(stepOf(all, 'a', -1)).toBeUndefined()
  expect(stepOf(all, 'c', 1)).toBeUndefined()
  expect(stepOf(all, 'nobody', 1)).toBeUndefined()
})

it('moves within a course and between two', () => {
  const all = courses(['a', 'b', 'c'], ['d'])
  expect(namesOf(moveDish(all, 'a', { category: 0, item: 2 }))).toEqual([['b', 'c', 'a'], ['d']])
  expect(namesOf(moveDish(all, 'a', { category: 1, item: 0 }))).toEqual([
    ['b', 'c'],
    ['a', 'd'],
  ])
})

it('neither loses nor doubles a dish, wherever it goes', () => {
  const place = fc.record({ category: fc.nat(2), item: fc.nat(5) })
  fc.assert(
    fc.property(fc.constantFrom('a', 'b', 'c', 'd'), place, (key, to) => {
      const moved = moveDish(courses(['a', 'b'], ['c'], ['d']), key, to)
      expect(namesOf(moved).flat().sort()).toEqual(['a', 'b', 'c', 'd'])
    }),
  )
})

it('puts back what it took where it was', () => {
  const all = courses(['a', 'b', 'c'])
  const place = placeOf(all, 'b')
  expect(place).toEqual({ category: 0, item: 1 })
  const dish = all[0]?.items[1]
  expect(dish && place && namesOf(insertDish(removeDish(all, 'b'), dish, place))).toEqual([['a', 'b', 'c']])
})

it('keeps courses within the list', () => {
  const all = courses(['a'], ['b'])
  expect(namesOf(moveCategory(all, 'course-1', -1))).toEqual([['b'], ['a']])
  expect(namesOf(moveCategory(all, 'course-1', 1))).toEqual([['a'], ['b']])
})
