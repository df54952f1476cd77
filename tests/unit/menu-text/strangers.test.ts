import { describe, expect, test } from 'vitest'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'

/** A Wednesday. */
const today = '2026-11-18'
const read = (text: string) => parseMenuText(text, { today }).menus
const dishesOf = (text: string) =>
  read(text)
    .map(({ categories }) =>
      categories.map(({ name, items }) => `${name}: ${items.map((item) => item.name).join(', ')}`).join('. '),
    )
    .join(' — ')
const lentilsAndChicken = 'Primeros: Lentejas, Ensalada mixta. Segundos: Pollo asado, Merluza'

describe('what is included stands behind the last dish without a mark', () => {
  test.each([
    [
      'de segundo merluza o huevos rotos con jamon pan bebida y postre o cafe 11 euros',
      11,
      'pan bebida postre-o-cafe',
    ],
    ['de segundo merluza, pollo, pan de masa madre, copa de verdejo y café. 21', 21, 'pan bebida cafe'],
    ['de segundo merluza, pollo. Postre casero, pan, vino de la ribera. 22€', 22, 'pan bebida postre'],
    ['de segundo merluza o pollo 10e con pan y vevida', 10, 'pan bebida'],
    ['Segundos: pollo, merluza. 14€ postre, pan y vino', 14, 'pan bebida postre'],
  ])('%s', (text, price, includes) => {
    const [menu] = read(`Hoy de primero lentejas. ${text}`)
    expect(menu?.price).toBe(price)
    expect([...(menu?.includes ?? [])].sort()).toEqual(includes.split(' ').sort())
    expect(menu?.categories.find(({ kind }) => kind === 'seconds')?.items).toHaveLength(2)
  })
})

describe('prices', () => {
  test.each([
    ['12 eurillos', 12],
    ['nueve con noventa', 9.9],
    ['9 con 50', 9.5],
    ['14 euros 50', 14.5],
    ['€15', 15],
    ["12'50", 12.5],
    ['13 como siempre', 13],
    ['5,20 por niño', 5.2],
    ['10,50 con cuarto de vino del país', 10.5],
    ['39,90 (niños menos de 10 años 18)', 39.9],
    ['35 por persona (70 la pareja)', 35],
    ['hoy menu 12,90€. no, 13,90 perdona', 13.9],
    ['laborables 13€ fin de semana 17€', 13],
    ['laborables 13€ fin de semana 17€. esto es pal sabado', 17],
    ['Primeros a 6, segundos a 8, menú completo 12', 12],
    ['menu dia 12 e menu niño 8 e', 12],
  ])('%s', (text, price) =>
    expect(read(`primeros: lentejas. segundos: pollo. ${text}`)[0]?.price).toBe(price),
  )

  test('numbers that are counted are no price', () => {
    expect(read('Primeros: arroz 3 delicias. Segundos: pollo (3 piezas)')[0]?.price).toBeNull()
    expect(read('Hoy de primero lentejas para 4. De segundo pollo')[0]?.price).toBeNull()
  })

  test.each([
    ['pollo asado, rodaballo (suplemento 6€)', 6],
    ['pollo asado, rodaballo 3,50 supl', 3.5],
    ['pollo asado, rodaballo (s.5€)', 5],
    ['pollo asado, rodaballo (mas 2 euro)', 2],
    ['pollo asado, rodaballo (este son 2 euritos más)', 2],
  ])('a supplement: %s', (seconds, supplement) => {
    const items = read(`Primeros: lentejas. Segundos: ${seconds}. 12 €`)[0]?.categories[1]?.items
    expect(items?.map((item) => [item.name, item.supplement])).toEqual([
      ['Pollo asado', undefined],
      ['Rodaballo', supplement],
    ])
  })
})

describe('courses', () => {
  test.each([
    'de primero lentejas ensalada mixta y de segundo pollo asado o merluza',
    'Primeros; lentejas, ensalada mixta. Segundos; pollo asado, merluza',
    'hoy lentejas o ensalada mixta y luego pollo asado o merluza',
    'lentejas, ensalada mixta - pollo asado, merluza - 12 € pan y bebida',
    'lentejas, ensalada mixta // pollo asado, merluza // 12 €',
    'hoy hay lentejas, ensalada mixta; pollo asado, merluza. 12 €',
    'vale hoy de primero lentejas coma ensalada mixta punto de segundo pollo asado coma merluza',
    'wenas pa oy de 1 lentejas, ensalada mixta, de 2 pollo asado, merluza',
    'Los primeros de hoy son lentejas, ensalada mixta y los segundos pollo asado, merluza',
    'Primero\nLentejas (1,3)\nEnsalada mixta (7)\nSegundo\nPollo asado\nMerluza (4,14)',
    'el mismo menu pq no esta el cocinero: lentejas o ensalada mixta. segundo: pollo asado o merluza',
  ])('%s', (text) => expect(dishesOf(text)).toBe(lentilsAndChicken))

  test('a label of food before a colon is a heading', () =>
    expect(dishesOf('Pescado: lubina al cava\nCarne: cabrito asado')).toBe(
      'Pescado: Lubina al cava. Carne: Cabrito asado',
    ))

  test('«o café» behind the desserts is in their place', () => {
    const [menu] = read('Primeros: lentejas. Segundos: pollo. Postre: flan, fruta o café. 12 €')
    expect(menu?.categories[2]?.items.map(({ name }) => name)).toEqual(['Flan', 'Fruta'])
    expect(menu?.includes).toEqual(['postre-o-cafe'])
  })

  test('allergens behind a dish are in the note', () =>
    expect(read('Primeros\nSopa (1,3)\nLentejas')[0]?.observation).toBe('Sopa (1,3)'))

  test('a menu for children alone is the menu', () =>
    expect(read('menú peques 7,50: macarrones con tomate, nuggets con patatas')[0]).toMatchObject({
      price: 7.5,
    }))

  test('a dish that did not come is replaced', () =>
    expect(
      dishesOf('primeros: lentejas. segundos: bacalao, pollo. perdon bacalao no ha llegado, es merluza'),
    ).toBe('Primeros: Lentejas. Segundos: Merluza, Pollo'))
})

describe('days', () => {
  test.each([
    ['menú fin de semana: lentejas y pollo', ['2026-11-21', '2026-11-22']],
    ['aquest diumenge paella!\nprimers: sopa, arròs', ['2026-11-22']],
    ['primeros\nlentejas\nsegundos\npollo\npasado mañana. 14 euros', ['2026-11-20']],
    ['mñn de primero lentejas y de segundo pollo', ['2026-11-19']],
  ])('%s', (text, dates) => expect(read(text).map(({ date }) => date)).toEqual(dates))

  test('«menú de noche … de 8 y media a 11» is in the evening', () =>
    expect(read('Menú de noche: lentejas, pollo asado. De 8 y media a 11')[0]).toMatchObject({
      service: 'cena',
      window: { start: '20:30', end: '23:00' },
    }))
})

describe('what is no menu', () => {
  test.each([
    'Tarifa semana 23: merluza 8,90 kg, dorada 6,50, lubina 7,20, gamba blanca 18. Pedidos antes de las 18h. IVA no incluido',
    'a los del bar de enfrente les he visto la pizarra, ponen primero ensaladilla o lentejas y segundo lomo o merluza a 9,90 con todo',
    'Mesa 5: dos lentejas una ensalada y de segundo tres merluzas, una sin sal. agua grande y un tinto',
    'En la camara quedan 3 entrecots, 2 doradas, media bandeja de canelones y natillas',
    'El medico me ha quitado la sal y el chorizo. para cenar tortilla francesa y un yogur, y al mediodia verdura y pescado. me muero',
    'YA ABIERTAS LAS RESERVAS PARA NAVIDAD. El mejor cordero asado de la comarca y mariscos de la ría. Llama ya',
    'hoy no habrá sopa ni pollo, en su lugar gazpacho y pavo',
  ])('%s', (text) => expect(read(text).filter(({ categories }) => categories.length > 0)).toEqual([]))
})
