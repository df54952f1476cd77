import { expect, test } from 'vitest'
import { menuDraft } from '@/contract/entities/menu'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import { toMenuDraft } from '@/contract/rules/menu-text/parsed-menu'

const read = (text: string) => parseMenuText(text, { today: '2026-11-24' })
const reasons = (text: string) => read(text).doubts.map(({ reason }) => reason)

test('nothing, blanks and decoration hold no menu', () => {
  for (const text of ['', ' \n\t\n', '---\n***\n🍝🍝', '\u200b\ufeff']) expect(read(text).menus).toEqual([])
})

test('a menu without a price has none', () => {
  expect(read('Lentejas\nPollo').menus[0]?.price).toBeNull()
})

test.each([
  ['Lentejas\nPollo\n0 €', 0, 'price-zero'],
  ['Lentejas\nPollo\n1.200 €', 1200, 'price-high'],
  ['Lentejas\nPollo\nPrecio: -5 €', null, 'price-negative'],
  ['Lentejas\nPollo\nMenú 12 €\nMenú 14 €', 12, 'several-prices'],
  ['Lentejas\nPollo\n11,50', 11.5, 'price-guessed'],
])('%j asks about its price', (text, price, reason) => {
  expect(read(text).menus[0]?.price).toBe(price)
  expect(reasons(text)).toContain(reason)
})

test('the price after the last of several courses is the price of the menu, and nothing is asked', () => {
  const [menu] = read(
    'lentejas de primero, de segundo pollo asado o merluza, flan, 12 euros con pan y bebida',
  ).menus
  expect(menu?.price).toBe(12)
  expect(menu?.includes).toEqual(['pan', 'bebida'])
  expect(menu?.categories.flatMap(({ items }) => items).at(-1)).toMatchObject({ name: 'Flan' })
  expect(reasons('lentejas de primero, de segundo pollo o merluza, flan, 12 euros')).not.toContain(
    'price-guessed',
  )
})

test('a doubt says the line, the words and their place', () => {
  expect(read('Lentejas\n\nPollo\n1.200 €').doubts).toContainEqual({
    reason: 'price-high',
    line: 4,
    words: '1.200 €',
    start: 16,
    end: 23,
  })
})

test('eighty dishes are read, and those beyond are asked about and left out of the draft', () => {
  const dishes = (count: number) =>
    ['Primeros', ...Array.from({ length: count }, (_, at) => `Sopa número ${at}`)].join('\n')
  expect(read(dishes(80)).menus[0]?.categories[0]?.items).toHaveLength(80)
  expect(reasons(dishes(80))).not.toContain('too-many-dishes')
  expect(reasons(dishes(81))).toContain('too-many-dishes')
  const [menu] = read(dishes(81)).menus
  expect(menu && menuDraft.safeParse(toMenuDraft(menu)).success).toBe(true)
})

test('a name of 300 characters stays, a longer one is cut and asked about', () => {
  const name = `Lentejas ${'con su chorizo y '.repeat(30)}`
  const [item] = read(`Primeros\n${name.slice(0, 299)}o`).menus[0]?.categories[0]?.items ?? []
  expect(item?.name).toHaveLength(300)
  expect(reasons(`Primeros\n${name}`)).toContain('name-too-long')
})

test('a text beyond the limit is read up to it and says so', () => {
  expect(reasons('Sopa de ajo\n'.repeat(3000))).toContain('text-too-long')
})

test('other scripts under a heading are dishes to be looked at, elsewhere a doubt', () => {
  const [item] = read('Primeros\n宫保鸡丁').menus[0]?.categories[0]?.items ?? []
  expect(item).toMatchObject({ name: '宫保鸡丁', doubts: [{ reason: 'unknown-dish', line: 2 }] })
  expect(read('Sopa\nPollo\nFlan\n12 €\nкаша').doubts).toContainEqual({
    reason: 'unread-line',
    line: 5,
    words: 'каша',
    start: 21,
    end: 25,
  })
})

test('markup is not read, and what it hid does not come back', () => {
  const names = read('Primeros\n<script>alert(1)</script>Sopa<img src=x onerror=alert(1)>').menus[0]
    ?.categories[0]?.items
  expect(names?.map(({ name }) => name).join()).not.toMatch(/[<>]/)
})

test('days that do not exist, have passed or have another name', () => {
  expect(reasons('29/02/2027\nSopa\nPollo')).toContain('date-impossible')
  expect(reasons('Lunes 23\nSopa\nPollo')).toContain('date-past')
  expect(reasons('Lunes 25 de noviembre\nSopa\nPollo')).toContain('date-mismatch')
})
