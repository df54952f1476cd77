import { expect, it } from 'vitest'
import { contentOf, startingValues } from '@/components/menu/menu-values'
import { filledWith, readText } from '@/components/menu/paste/read-text'

const today = '2026-11-24'

it('turns a message into a form, with each doubt at its row', () => {
  const text =
    'Menú 12,50€\nPrimeros\nLentejas\nZorongollo de la casa 5€\nSegundos\nMerluza a la plancha (+2€)'
  const [menu] = readText(text, today).menus
  if (!menu) throw new Error('There is one menu.')
  expect(contentOf(menu.values)).toMatchObject({
    price: 12.5,
    categories: [
      { name: 'Primeros', items: [{ name: 'Lentejas' }, { name: 'Zorongollo de la casa' }] },
      { name: 'Segundos', items: [{ name: 'Merluza a la plancha', supplement: 2 }] },
    ],
  })
  const row = menu.values.categories[0]?.items[1]
  expect(row && menu.notes[row.key]).toContainEqual({
    reason: 'item-price',
    source: 'Zorongollo de la casa 5€',
  })
  expect(menu).toMatchObject({ dishes: 3, doubts: 1 })
})

it('declares no allergen', () => {
  const [menu] = readText('Primeros\nMacarrones con queso\nSegundos\nGambas al ajillo', today).menus
  expect(menu && contentOf(menu.values).categories.flatMap(({ items }) => items)).toEqual([
    { name: 'Macarrones con queso' },
    { name: 'Gambas al ajillo' },
  ])
})

it('keeps of the form what the text says nothing about', () => {
  const now = { ...startingValues('comida', ['Primeros']), price: '11', observation: 'Pan sin gluten' }
  const [menu] = readText('Primeros\nLentejas\nSegundos\nMerluza', today).menus
  expect(menu && filledWith(now, menu)).toMatchObject({
    ...{ price: '11', observation: 'Pan sin gluten', start: '13:00', end: '16:00' },
    categories: [{ name: 'Primeros' }, { name: 'Segundos' }],
  })
})

it('finds the days of a week', () => {
  const text = 'Lunes\nLentejas\nMerluza\n\nMartes\nEnsalada\nPollo asado'
  expect(readText(text, today).menus.map(({ date }) => date)).toHaveLength(2)
})

it('finds nothing in nothing', () => {
  expect(readText('', today)).toEqual({ menus: [], left: [], isCut: false })
  expect(readText('¡Hola! ¿Qué tal?', today).menus).toEqual([])
})

it.each([
  [
    'gl',
    'Primeiros\nCaldo galego\nSegundos\nPescada á galega\nSobremesas\nFilloas',
    'Primeiros, Segundos, Sobremesas',
  ],
  [
    'es',
    'Lehenengoak\nBabarrunak\nBigarrenak\nLegatza plantxan\nPostreak\nFlana',
    'Lehenengoak, Bigarrenak, Postreak',
  ],
  [
    'ca',
    'Primers plats\nEscudella\nSegons\nLluç a la planxa\nPostres\nMel i mató',
    'Primers, Segons, Postres',
  ],
  ['gl', 'Primeros\nLentejas\nSegundos\nMerluza\nPostres\nFlan', 'Primeros, Segundos, Postres'],
  ['en', 'Primeros\nLentejas\nSegundos\nMerluza\nPostres\nFlan', 'Primeros, Segundos, Postres'],
  ['gl', 'Lentellas\nMerluza á prancha\nFlan', 'Primeiros, Segundos, Sobremesas'],
] as const)('names the courses in the language of the text, on a page in %s: %#', (page, text, names) => {
  const [menu] = readText(text, today, page).menus
  expect(menu?.values.categories.map(({ name }) => name).join(', ')).toBe(names)
})
