import type { courseOptions } from '../../lists'
import { readHeading } from '../menu-text/headings'
import type { CategoryKind } from '../menu-text/parsed-menu'

export type MenuHabits = Record<
  'startersOption' | 'firstCourses' | 'secondCourses',
  (typeof courseOptions)[number]
>

type Course = { name: string; items: readonly unknown[] }

/** How many dishes of each course a menu offers, as the wizard asks. Null if its courses do not say whether they are first or second ones. */
export function menuHabits(courses: readonly Course[]): MenuHabits | null {
  const kinds = courses.map(({ name, items }) => ({ kind: readHeading(name)?.kind, count: items.length }))
  const dishes = (...wanted: CategoryKind[]) =>
    kinds.reduce((sum, { kind, count }) => sum + (kind && wanted.includes(kind) ? count : 0), 0)
  const [firsts, seconds] = [dishes('firsts'), dishes('seconds', 'mains')]
  if (firsts + seconds === 0) return null
  return {
    startersOption: optionOf(dishes('starters')),
    firstCourses: optionOf(firsts),
    secondCourses: optionOf(seconds),
  }
}

const optionOf = (dishes: number): (typeof courseOptions)[number] =>
  dishes === 0 ? 'no' : dishes <= 2 ? '1-2' : 'more-2'
