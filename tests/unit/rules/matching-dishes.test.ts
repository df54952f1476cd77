import { describe, expect, it } from 'vitest'
import { isMatch, isSafe, markedParts, wantedWords } from '@/contract/rules/search/matching-dishes'
import { readWish, wishQuery } from '@/lib/search/wish'

const matches = (name: string, q: string) => isMatch(name, wantedWords(q))

describe('a dish that was searched for', () => {
  it.each([
    ['Lentejas estofadas', 'lenteja'],
    ['Lenteja pardina', 'lentejas'],
    ['Lentejas estofadas', 'lentej'],
    ['Jamón asado', 'jamones'],
    ['Callos a la madrileña', 'CALLOS'],
    ['Merluza con salsa verde', 'merluza en salsa'],
  ])('%s is found by «%s»', (name, q) => expect(matches(name, q)).toBe(true))

  it.each([
    ['Helado de coco', 'cocido'],
    ['Coca de trampó', 'cocido'],
    ['Pollo a la pimienta', 'pimientos'],
    ['Sopa de pescado', 'sol'],
    ['Arroz con leche', 'con'],
    ['Lentejas', ''],
  ])('%s is not found by «%s»', (name, q) => expect(matches(name, q)).toBe(false))

  it('is marked at its words, with every letter kept', () => {
    expect(markedParts('Croquetas de jamón ibérico', wantedWords('jamon'))).toEqual([
      { text: 'Croquetas de ', isMatch: false },
      { text: 'jamón', isMatch: true },
      { text: ' ibérico', isMatch: false },
    ])
  })
})

describe('a safe dish', () => {
  it('is declared free of everything avoided, and of the diet', () => {
    const soup = { allergens: { gluten: 'free', milk: 'free', eggs: 'contains' }, diets: ['vegan'] } as const
    const dish = { allergens: soup.allergens, diets: [...soup.diets] }
    expect(isSafe(dish, { q: '', without: ['gluten', 'milk'] })).toBe(true)
    expect(isSafe(dish, { q: '', without: ['gluten', 'eggs'] })).toBe(false)
    expect(isSafe(dish, { q: '', without: ['fish'] })).toBe(false)
    expect(isSafe(dish, { q: '', diet: 'vegetarian' })).toBe(true)
    expect(isSafe({ diets: ['vegetarian'] }, { q: '', diet: 'vegan' })).toBe(false)
  })
})

it('takes the question along to the profile, and reads it there', () => {
  const wish = { q: 'arroz & más', diet: 'vegan', without: ['gluten', 'milk'] } satisfies Parameters<
    typeof wishQuery
  >[0]
  expect(readWish(new URLSearchParams(wishQuery(wish)))).toEqual(wish)
  expect(wishQuery({ q: '' })).toBe('')
})
