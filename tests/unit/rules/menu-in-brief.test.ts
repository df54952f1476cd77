import { expect, test } from 'vitest'
import { briefText, inBrief } from '@/contract/rules/menu/in-brief'

const menuOf = (...dishes: string[]) => ({
  observation: 'Pan incluido',
  categories: [
    { name: 'Primeros', items: dishes.slice(0, 2).map((name) => ({ name })) },
    { name: 'Segundos', items: dishes.slice(2).map((name) => ({ name })) },
  ],
})

test.each([
  [[], ''],
  [['Sopa', 'Arroz', 'Pollo'], 'Sopa, Arroz, Pollo'],
  [['Sopa', 'Arroz', 'Pollo', 'Merluza'], 'Sopa, Arroz, Pollo…'],
])('of %j one reads «%s»', (dishes, text) => {
  expect(briefText(menuOf(...dishes))).toBe(text)
  expect(briefText(inBrief(menuOf(...dishes)))).toBe(text)
})

test('in brief the longest menu is a few dishes', () => {
  const menu = menuOf(...Array.from({ length: 120 }, (_, n) => `Plato ${n}`))
  expect(JSON.stringify(inBrief(menu)).length).toBeLessThan(200)
})
