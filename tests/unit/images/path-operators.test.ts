import { expect, test } from 'vitest'
import { allergenSigns } from '@/contract/allergen-signs'
import { ornaments } from '@/contract/ornaments'
import { pathOperators } from '@/server/images/pdf/path-operators'

const written = (path: string) => pathOperators(path).map(String)

test.each(Object.entries(ornaments))('%s can be printed', (_, path) => {
  expect(written(path).length).toBeGreaterThan(4)
})

test.each(Object.entries(allergenSigns))('the sign of %s can be printed', (_, { strokes, fills = '' }) => {
  expect(written(strokes + fills).length).toBeGreaterThan(1)
})

test('a curve with one handle becomes the same curve with two', () => {
  expect(written('M0 0Q3 0 3 3')).toEqual(['0 0 m', '2 0 3 1 3 3 c'])
  expect(written('M1 1q3 0 3 3')).toEqual(['1 1 m', '3 1 4 2 4 4 c'])
})
