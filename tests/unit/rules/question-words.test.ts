import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeByWords, readQuestion } from '@/contract/rules/search/question-words'
import { type FilterValues, filterNames } from '@/contract/search'

const defined = (values: FilterValues) =>
  Object.fromEntries(
    filterNames.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  )

const read = (question: string, tab: 'menu' | 'restaurant' = 'menu') => {
  const { q, filters } = readQuestion(question, tab)
  return { q, ...defined(filters) }
}

describe('words that are filters', () => {
  it.each<[string, object]>([
    ['sin gluten', { q: '', without: ['gluten'] }],
    ['lentejas sin gluten', { q: 'lentejas', without: ['gluten'] }],
    ['gluten free', { q: '', without: ['gluten'] }],
    ['gluten-free pasta', { q: 'pasta', without: ['gluten'] }],
    ['chicken without gluten', { q: 'chicken', without: ['gluten'] }],
    ['sans gluten', { q: '', without: ['gluten'] }],
    ['glutenfreies Brot', { q: 'Brot', without: ['gluten'] }],
    ['ohne Gluten', { q: '', without: ['gluten'] }],
    ['pollastre sense gluten', { q: 'pollastre', without: ['gluten'] }],
    ['sen glute', { q: '', without: ['gluten'] }],
    ['glutenik gabe', { q: '', without: ['gluten'] }],
    ['celíaco', { q: '', without: ['gluten'] }],
    ['menú apto para celíacos', { q: 'menú', without: ['gluten'] }],
    ['sin gluten y sin lactosa', { q: '', without: ['gluten', 'milk'] }],
    ['sin marisco', { q: '', without: ['crustaceans', 'molluscs'] }],
    ['sin pescado', { q: '', without: ['fish'] }],
    ['without fish', { q: '', without: ['fish'] }],
    ['no fish', { q: '', without: ['fish'] }],
    ['fish-free', { q: '', without: ['fish'] }],
    ['sans poisson', { q: '', without: ['fish'] }],
    ['ohne Fisch', { q: '', without: ['fish'] }],
    ['kein Fisch', { q: '', without: ['fish'] }],
    ['sense peix', { q: '', without: ['fish'] }],
    ['sen peixe', { q: '', without: ['fish'] }],
    ['arrainik gabe', { q: '', without: ['fish'] }],
    ['paella without seafood', { q: 'paella', without: ['crustaceans', 'molluscs'] }],
    ['ohne Meeresfrüchte', { q: '', without: ['crustaceans', 'molluscs'] }],
    ['itsaskirik gabe', { q: '', without: ['crustaceans', 'molluscs'] }],
    ['sans œufs', { q: '', without: ['eggs'] }],
    ['sense ous', { q: '', without: ['eggs'] }],
    ['arrautzarik gabe', { q: '', without: ['eggs'] }],
    ['dairy free', { q: '', without: ['milk'] }],
    ['laktosefreies Eis', { q: 'Eis', without: ['milk'] }],
    ['esnerik gabe', { q: '', without: ['milk'] }],
    ['ohne Nüsse', { q: '', without: ['nuts'] }],
    ['fruitu lehorrik gabe', { q: '', without: ['nuts'] }],
    ['sans arachides', { q: '', without: ['peanuts'] }],
    ['ohne Gluten und ohne Milch', { q: '', without: ['gluten', 'milk'] }],
    ['soup without gluten and without milk', { q: 'soup', without: ['gluten', 'milk'] }],
    ['sin carne', { q: '', diet: 'vegetarian' }],
    ['without meat', { q: '', diet: 'vegetarian' }],
    ['haragirik gabe', { q: '', diet: 'vegetarian' }],
    ['vegetariano', { q: '', diet: 'vegetarian' }],
    ['Vegana', { q: '', diet: 'vegan' }],
    ['vegetarisch', { q: '', diet: 'vegetarian' }],
    ['vegetarische Suppe', { q: 'Suppe', diet: 'vegetarian' }],
    ['végétarien', { q: '', diet: 'vegetarian' }],
    ['végétariennes', { q: '', diet: 'vegetarian' }],
    ['veggie', { q: '', diet: 'vegetarian' }],
    ['vegetarian burger', { q: 'burger', diet: 'vegetarian' }],
    ['begetarianoa', { q: '', diet: 'vegetarian' }],
    ['vexetariano', { q: '', diet: 'vegetarian' }],
    ['vegetarià', { q: '', diet: 'vegetarian' }],
    ['vegan', { q: '', diet: 'vegan' }],
    ['beganoa', { q: '', diet: 'vegan' }],
    ['menestra de la vega', { q: 'menestra de la vega' }],
    ['arroz vegano barato', { q: 'arroz', diet: 'vegan', price: 'asc' }],
    ['japonés', { q: '', cuisine: ['Japonesa'] }],
    ['cocina japonesa', { q: '', cuisine: ['Japonesa'] }],
    ['ramen restaurante japonés', { q: 'ramen', cuisine: ['Japonesa'] }],
    ['comida italiana para llevar', { q: '', cuisine: ['Italiana'], takeaway: true }],
    ['para llevar', { q: '', takeaway: true }],
    ['pizza a domicilio', { q: 'pizza', delivery: true }],
    ['barato', { q: '', price: 'asc' }],
    ['los más baratos', { q: '', price: 'asc' }],
    ['menos de 12 €', { q: '', maxPrice: 12 }],
    ['cocido hasta 15 euros', { q: 'cocido', maxPrice: 15 }],
    ['menos de 12', { q: '', maxPrice: 12 }],
    ['12,50 €', { q: '', maxPrice: 12 }],
    ['paella por menos de 17€', { q: 'paella', maxPrice: 16 }],
    ['cena', { q: '', service: 'cena' }],
    ['para cenar sushi', { q: 'sushi', service: 'cena' }],
    ['abierto ahora', { q: '', open: true }],
    ['sirviendo', { q: '', serving: true }],
    ['con bebida', { q: '', drink: true }],
    ['ticket restaurant', { q: '', voucher: true }],
    ['a 7 minutos andando', { q: '', walk: 10 }],
    ['menú del día', { q: '' }],
  ])('«%s» is %j', (question, expected) => expect(read(question)).toEqual(expected))

  it.each<[string, object]>([
    ['sin carne ni pescado', { q: '', diet: 'vegetarian', without: ['fish'] }],
    ['sin marisco ni pescado', { q: '', without: ['crustaceans', 'fish', 'molluscs'] }],
    ['without milk and eggs', { q: '', without: ['eggs', 'milk'] }],
    ['without milk, eggs or nuts', { q: '', without: ['eggs', 'milk', 'nuts'] }],
    ['ohne Fleisch und Fisch', { q: '', diet: 'vegetarian', without: ['fish'] }],
    ['Suppe ohne Milch oder Eier', { q: 'Suppe', without: ['eggs', 'milk'] }],
    ['sans lait ni œufs', { q: '', without: ['eggs', 'milk'] }],
    ['sense llet ni ous', { q: '', without: ['eggs', 'milk'] }],
    ['sen leite nin ovos', { q: '', without: ['eggs', 'milk'] }],
    ['esne eta arrautzarik gabe', { q: '', without: ['eggs', 'milk'] }],
    ['milk and egg free', { q: '', without: ['eggs', 'milk'] }],
    ['milch- und eifrei', { q: '', without: ['eggs', 'milk'] }],
    ['sin gluten, huevo ni leche', { q: '', without: ['gluten', 'eggs', 'milk'] }],
    ['sin gluten, pollo', { q: 'pollo', without: ['gluten'] }],
    ['lentejas sin gluten y vegano', { q: 'lentejas', diet: 'vegan', without: ['gluten'] }],
    ['sin leche ni cebolla con arroz', { q: 'sin cebolla con arroz', without: ['milk'] }],
    ['sin cebolla ni huevo', { q: 'sin cebolla', without: ['eggs'] }],
    ['sin gluten, cebolla ni ajo', { q: 'sin cebolla ni ajo', without: ['gluten'] }],
    ['txerriki eta esnerik gabe', { q: 'txerriki gabe', without: ['milk'] }],
    ['vegan and gluten free', { q: '', diet: 'vegan', without: ['gluten'] }],
    ['arroz sin marisco con pollo', { q: 'arroz con pollo', without: ['crustaceans', 'molluscs'] }],
    ['sin huevo barato', { q: '', without: ['eggs'], price: 'asc' }],
    ['singluten', { q: '', without: ['gluten'] }],
    ['pas d’œufs', { q: '', without: ['eggs'] }],
    ["sans d'œufs", { q: '', without: ['eggs'] }],
    ['pas de lait', { q: '', without: ['milk'] }],
    ['vegano y japonesa', { q: '', diet: 'vegan', cuisine: ['Japonesa'] }],
  ])('of a list beside «without», «%s» is %j', (question, expected) =>
    expect(read(question)).toEqual(expected),
  )

  it.each([
    ['sin carne de cerdo'],
    ['sans viande de porc'],
    ['sin leche de coco'],
    ['sans noix de coco'],
    ['sin carne roja'],
    ['sin huevo frito'],
    ['sin cerdo ni cebolla'],
    ['coconut milk free'],
    ['koko esnerik gabe'],
  ])('«%s» names more than a food of the filters, and stays words', (question) =>
    expect(read(question)).toEqual({ q: question }),
  )

  it('reads «no» in Galician as «en o»', () => {
    for (const question of ['sopa no peixe', 'castañas no leite'])
      expect(readQuestion(question, 'menu', 'gl')).toEqual({ q: question, filters: {} })
    expect(readQuestion('sen peixe', 'menu', 'gl').filters.without).toEqual(['fish'])
  })

  it.each([
    ['cocido madrileño'],
    ['arroz a la japonesa'],
    ['tortilla española'],
    ['ensalada mediterránea'],
    ['pollo a la parrilla'],
    ['Casa Vegas'],
    ['baratillo'],
    ['cenacho'],
    ['menos de 5 €'],
    ['gluten'],
    ['llevar'],
    ['12'],
    ['a 40 minutos'],
  ])('«%s» stays words', (question) => expect(read(question)).toEqual({ q: question }))

  it('asks a restaurant for its cuisine, and nothing of menus', () => {
    expect(read('vegetariano', 'restaurant')).toEqual({ q: '', cuisine: ['Vegetariana'] })
    expect(read('sin gluten ni huevo', 'restaurant')).toEqual({ q: 'sin huevo', cuisine: ['Sin gluten'] })
    expect(read('sin gluten', 'restaurant')).toEqual({ q: '', cuisine: ['Sin gluten'] })
    expect(read('cena menos de 12 €', 'restaurant')).toEqual({ q: 'cena menos de 12 €' })
  })

  it('leaves no word that is a filter', () => {
    const word = fc.constantFrom(
      'sin',
      'gluten',
      'menos',
      'de',
      '12',
      '€',
      'y',
      'vegano',
      'cocina',
      'japonesa',
      'cena',
      'pan',
      'ni',
      'huevo',
      ',',
      'free',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), (words) => {
        const { q } = readQuestion(words.join(' '), 'menu')
        expect(readQuestion(q, 'menu')).toEqual({ q, filters: {} })
      }),
    )
  })
})

describe('a box whose words change', () => {
  it('takes off what its words asked before, and nothing else', () => {
    const values: FilterValues = { without: ['gluten', 'eggs'], maxPrice: 12, open: true }
    const change = changeByWords(values, { without: ['gluten'], maxPrice: 12 }, { without: ['milk'] })
    expect(change).toEqual({ without: ['eggs', 'milk'], maxPrice: undefined })
  })
})
