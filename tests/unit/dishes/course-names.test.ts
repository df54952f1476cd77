import { expect, test } from 'vitest'
import { courseNames, usualCourses } from '@/contract/rules/menu-text/course-names'
import { categoryNames } from '@/contract/rules/menu-text/heading-words'
import { readHeading } from '@/contract/rules/menu-text/headings'
import { courseIn, translateCourse } from '@/server/text/dishes/courses'

test.each(usualCourses)('%s has one meaning in every language', (kind) => {
  for (const target of ['en', 'fr', 'de', 'ca'] as const) {
    const usual = translateCourse(categoryNames[kind], target)
    for (const [language, name] of Object.entries(courseNames[kind])) {
      if (target === language) continue
      expect([language, translateCourse(name, target).pieces]).toEqual([language, usual.pieces])
      expect(readHeading(name)?.kind).toBe(kind)
    }
  }
  const { ca, gl, eu } = courseNames[kind]
  expect([courseIn(ca, 'ca'), courseIn(gl, 'gl'), courseIn(eu, 'eu')]).toEqual([ca, gl, eu])
})
