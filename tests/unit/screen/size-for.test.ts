import { expect, test } from 'vitest'
import { sizeFor } from '@/components/screen/size-for'

const course = (count: number) => ({
  name: 'Platos',
  items: Array.from({ length: count }, () => ({ name: 'Merluza a la plancha' })),
})
const size = (...counts: number[]) => Number(sizeFor({ categories: counts.map(course), observation: '' }))

test('a short menu has the largest letters', () => {
  expect(size(2, 2)).toBe(3.6)
})

test('courses stay whole, so one long course decides', () => {
  expect(size(12, 2, 2)).toBe(size(12))
  expect(size(12, 2, 2)).toBeLessThan(size(8, 8))
})

test('more courses never make larger letters', () => {
  expect(size(6, 6, 6)).toBeLessThan(size(6, 6))
})

test('a menu without dishes has a size', () => {
  expect(size()).toBe(3.6)
})

test('dishes with long names share the width that smaller letters leave', () => {
  const long = { name: 'Segundos', items: Array.from({ length: 6 }, () => ({ name: 'x'.repeat(52) })) }
  expect(Number(sizeFor({ categories: [long, long, long], observation: '' }))).toBeGreaterThan(1.9)
})
