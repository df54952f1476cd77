import { describe, expect, test } from 'vitest'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'

const read = (text: string) => parseMenuText(text, { today: '2026-11-24' }).menus
const dishesOf = (text: string) =>
  read(text).map(({ categories }) =>
    categories.map(({ name, items }) => `${name}: ${items.map((item) => item.name).join(', ')}`).join('. '),
  )
const soupAndChicken = 'Primeros: Sopa de ajo. Segundos: Pollo asado'
const withMenu = (line: string) => `Primeros: sopa de ajo\nSegundos: pollo asado\n${line}`

describe('sentences with facts are no dishes', () => {
  test.each([
    ['con pan y bevida', ['pan', 'bebida']],
    ['Entra bebida y café o postre', ['bebida', 'postre-o-cafe']],
    ['postre casero o café', ['postre-o-cafe']],
    ['kombucha o agua y pan', ['bebida', 'pan']],
    ['Pan y postre incluidos, bebida no', ['pan', 'postre']],
    ['11 € sin bebida', []],
    ['La bebida no está incluida', []],
  ])('%s', (line, includes) => {
    expect(dishesOf(withMenu(line))).toEqual([soupAndChicken])
    expect([...(read(withMenu(line))[0]?.includes ?? [])].sort()).toEqual([...includes].sort())
  })

  test.each([
    ['Menú completo 12,90 - un plato 8,90', 12.9, 8.9],
    ['Menú 12,90, medio 8', 12.9, 8],
    ['Menú 13 € / Medio menú (un plato, bebida y postre) 10€', 13, 10],
    ['Menú 13 €\nMedio menú (un plato, bebida y postre): 10 €', 13, 10],
    ['doce euros', 12, null],
    ['a doce cincuenta', 12.5, null],
    ['Hamabi euro', 12, null],
    ['once euritos', 11, null],
    ['hoy el menú está a 12 €', 12, null],
  ])('%s', (line, price, halfPrice) => {
    expect(read(withMenu(line))[0]).toMatchObject({ price, halfPrice })
    expect(dishesOf(withMenu(line))).toEqual([soupAndChicken])
  })
})

describe('courses in one line', () => {
  test.each([
    'primero sopa de ajo segundo pollo asado',
    'sopa de ajo de primero y pollo asado de segundo',
    'de primero sopa de ajo y de segundo pollo asado',
    'primeros sopa de ajo, segundos pollo asado',
    'En casa Manolo: primero sopa de ajo, segundo pollo asado',
    'Menú 11,90: sopa de ajo // pollo asado',
    '1º sopa de ajo - 2º pollo asado',
    'como primero sopa de ajo y como segundo pollo asado',
    'sopa de ajo de primer i pollo asado de segon',
  ])('%s', (line) => expect(dishesOf(line)).toEqual([soupAndChicken]))

  test('dishes that no list knows part at commas', () =>
    expect(dishesOf('Primeros: trampó, pad thai, gorrín a la antigua')).toEqual([
      'Primeros: Trampó, Pad thai, Gorrín a la antigua',
    ]))

  test('mel i mató is one dish', () =>
    expect(dishesOf('Postres: flam, mel i mató')).toEqual(['Postres: Flam, Mel i mató']))

  test('Antipasti are starters', () =>
    expect(dishesOf('Antipasti: provoleta\nSecondi: pollo asado')).toEqual([
      'Entrantes: Provoleta. Segundos: Pollo asado',
    ]))
})

describe('days, services and hours', () => {
  test.each([
    ['Martes y miércoles', ['2026-11-24', '2026-11-25']],
    ['Menú de jueves, viernes y sábado', ['2026-11-26', '2026-11-27', '2026-11-28']],
    ['pasado mañana jueves', ['2026-11-26']],
    ['CENA DE NOCHEVIEJA', ['2026-12-31']],
  ])('%s', (line, dates) => {
    const menus = read(`${line}\nsopa de ajo\npollo asado`)
    expect(menus.map(({ date }) => date)).toEqual(dates)
    expect(dishesOf(`${line}\nsopa de ajo\npollo asado`)).toEqual(dates.map(() => soupAndChicken))
  })

  test.each(['CENA', 'Esta noche', 'Cena del viernes', 'MENÚ NOCHEVIEJA', 'Mañana por la noche'])(
    '%s is dinner',
    (line) => expect(read(`${line}\nsopa de ajo\npollo asado`)[0]?.service).toBe('cena'),
  )

  test.each([
    'Abierto de 9:00 a 18:00, el menú se sirve de 13:00 a 15:30',
    'Abrimos de 8 a 24h. Comidas de 13 a 15:30h',
    'Horario del bar: 7:00 a 22:00\nMenú: 13:00 a 15:30',
  ])('%s', (line) => expect(read(withMenu(line))[0]?.window).toEqual({ start: '13:00', end: '15:30' }))
})

describe('a second thought changes what stands above it', () => {
  test.each([
    'perdón, no hay pollo asado, hay lomo adobado',
    'Perdón, en vez de pollo asado hay lomo adobado',
    'corrijo: donde pone pollo asado es lomo adobado',
  ])('%s', (line) =>
    expect(dishesOf(withMenu(line))).toEqual(['Primeros: Sopa de ajo. Segundos: Lomo adobado']),
  )

  test.each(['se ha acabado el pollo asado', 'ya no quedan pollo asado', 'al final no hay pollo asado'])(
    '%s',
    (line) =>
      expect(read(withMenu(line))[0]?.categories[1]?.items).toMatchObject([
        { name: 'Pollo asado', soldOut: true },
      ]),
  )

  test.each(['perdón, el precio son 12', 'Perdón!! el menú cuesta 12 €', 'el precio es 12, no 11'])(
    '%s',
    (line) => {
      const [menu] = read(withMenu(`Menú 11 €\n${line}`))
      expect(menu?.price).toBe(12)
      expect(menu?.doubts).toEqual([])
    },
  )
})

test.each([
  'Menú infantil 8€: macarrones, nuggets y helado',
  'Para los peques: macarrones y pollo empanado 8€',
  'MENÚ INFANTIL\nmacarrones\nnuggets con patatas\n8€',
])('a children’s menu is a note: %s', (line) => {
  const [menu] = read(withMenu(`Menú 12 €\n${line}`))
  expect(menu?.price).toBe(12)
  expect(menu?.observation).toContain('macarrones')
  expect(dishesOf(withMenu(line))).toEqual([soupAndChicken])
})

test.each([
  '¿Qué le dice una sopa a un pollo? ¡Qué caldo estás!',
  '¿Puedo poner lentejas de primero y pollo de segundo?',
  'el pollo lleva gluten?',
  'Ayer la paella estaba fría y tardasteis una hora',
  'Ponme lentejas y pollo asado',
  'Pedido: 2 lentejas y 3 pollos',
  'Gracias, la paella estaba buenísima',
  'Quita las lentejas',
  'Mañana no hay lentejas',
])('no menu: %s', (text) => expect(read(text).flatMap(({ categories }) => categories)).toEqual([]))

test.each([
  ['mañana de primero lentejas o ensalada y de segundo pollo o merluza, 12,50 con pan y bebida', 12.5],
  ['de primero lentejas y de segundo pollo 12 con pan', 12],
  ['de primer llenties i de segon pollastre 13,5 amb pa i beguda', 13.5],
  ['de primero sopa o ensalada y de segundo pollo o merluza 12', 12],
  ['de primero sopa, de segundo cordero para 2', null],
])('a price without a sign within a sentence: %s', (text, price) => {
  const [menu] = read(text)
  expect(menu?.price).toBe(price)
  expect(dishesOf(text).join()).not.toContain('12')
})
