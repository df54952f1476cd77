import { expect, test } from 'vitest'
import { menuHabits } from '@/contract/rules/profile/menu-habits'

const course = (name: string, dishes: number) => ({ name, items: Array.from({ length: dishes }) })

test.each([
  [
    [course('Primeros', 3), course('Segundos', 2)],
    ['no', 'more-2', '1-2'],
  ],
  [
    [course('Entrantes', 1), course('Primers plats', 2), course('Segons', 4)],
    ['1-2', '1-2', 'more-2'],
  ],
  [
    [course('Para compartir', 3), course('Principales', 3), course('Postres', 2)],
    ['more-2', 'no', 'more-2'],
  ],
  [
    [course('Primeros', 1), course('Primeros', 2), course('Segundo plato', 1)],
    ['no', 'more-2', '1-2'],
  ],
] as const)('the courses of a menu answer the wizard’s questions: %j', (courses, answers) => {
  const [startersOption, firstCourses, secondCourses] = answers
  expect(menuHabits(courses)).toEqual({ startersOption, firstCourses, secondCourses })
})

test.each([
  [[]],
  [[course('Plato del día', 4)]],
  [[course('', 3)]],
  [[course('Arroces', 3), course('Postres', 2)]],
])('a menu whose courses say nothing leaves the questions: %j', (courses) => {
  expect(menuHabits(courses)).toBeNull()
})
