import { expect, it } from 'vitest'
import { printSize } from '@/components/restaurant/print-size'
import type { MenuItem } from '@/contract/entities/menu'

const menu = (count: number, item: MenuItem = { name: 'Lentejas' }) => ({
  categories: [{ name: 'Primeros', items: Array.from({ length: count }, () => item) }],
  observation: '',
})

it('prints a short menu large, and a long one small', () => {
  const sizes = [3, 8, 15, 25, 40, 60, 400].map((count) => printSize(menu(count)))
  expect(sizes).toEqual(['1x22', '1x20', '2x18', '2x16', '2x11', '2x8', '2x7'])
})

it('counts what stands under a dish, and below them all', () => {
  const declared: MenuItem = { name: 'Lentejas', diets: ['vegan'], allergens: { gluten: 'contains' } }
  expect(printSize(menu(25))).toBe('2x16')
  expect(printSize(menu(25, declared))).toBe('2x10')
  expect(printSize({ ...menu(25), observation: 'x'.repeat(600) })).toBe('2x13')
})
