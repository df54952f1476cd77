import { describe, expect, test } from 'vitest'
import { cuisines } from '@/contract/entities/lists'
import { cities } from '@/server/db/seed/data/cities'
import { dishesFor } from '@/server/db/seed/dishes/by-cuisine'
import type { Season } from '@/server/db/seed/dishes/dish'

const kitchens = [...new Set(cities.map(({ kitchen }) => kitchen))]
const seasons: Season[] = ['primavera', 'verano', 'otoño', 'invierno']

describe.each(cuisines)('%s', (cuisine) => {
  test.each(kitchens)('in %s has enough for a menu all year round', (kitchen) => {
    for (const season of seasons) {
      const { own, common } = dishesFor(cuisine, kitchen, season)
      expect(own.second, season).not.toEqual([])
      for (const course of ['first', 'second', 'dessert'] as const) {
        const names = [...own[course], ...common[course]].map(({ name }) => name)
        expect(new Set(names).size, `${course}, ${season}`).toBeGreaterThanOrEqual(5)
        for (const name of names) expect(name).toMatch(/^[A-ZÁÉÍÓÚÑ].*[^ ,.]$/)
      }
    }
  })
})

test('who cooks without gluten serves none, who cooks without animals neither', () => {
  for (const season of seasons) {
    const { own, common } = dishesFor('Sin gluten', 'madrid', season)
    const all = [own, common].flatMap(({ first, second, dessert }) => [...first, ...second, ...dessert])
    expect(all.filter(({ contains }) => contains.includes('gluten'))).toEqual([])
    const vegan = dishesFor('Vegana', 'madrid', season).own
    const dishes = [...vegan.first, ...vegan.second, ...vegan.dessert]
    expect(dishes.filter(({ diets }) => !diets.includes('vegan'))).toEqual([])
    const animal = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']
    expect(dishes.filter(({ contains }) => contains.some((one) => animal.includes(one)))).toEqual([])
  }
})
