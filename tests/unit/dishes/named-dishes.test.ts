import { expect, test } from 'vitest'
import { said } from './said'

test.each([
  ['Ají de gallina con arroz', /bread/],
  ['Causa limeña de pollo', /mayonnaise/],
  ['Titaina', /pine nut/],
  ['Sopas de trucha', /bread/],
  ['Sopa de tomillo', /bread/],
  ['Tortilla de Betanzos', /runny/],
  ['Pan de Cádiz', /marzipan.*egg/],
  ['Trigo de Almería', /pork/],
  ['Frutas de Aragón', /chocolate/],
  ['Macarrones de la abuela', /meat/],
  ['Suspiro a la limeña', /port/],
])('%s names what is in it and its name does not say', (dish, part) => expect(said(dish, 'en')).toMatch(part))

test.each([
  ['Chuletón de avileña', 'Spanish beef'],
  ['Entrecot de retinta', 'Spanish beef'],
])('%s is of a breed, not from a place', (dish, beef) => {
  expect(said(dish, 'en')).toContain(beef)
  expect(said(dish, 'en')).not.toMatch(/pork|from/)
})

test('a flan of the house is homemade in Catalan, as a cake is', () => {
  expect(said('Flan casero', 'ca')).toBe('Flam casolà')
  expect(said('Tarta casera', 'ca')).toBe('Pastís casolà')
})

test('a breed is beef in German, too', () => expect(said('Solomillo de retinta', 'de')).toBe('Rinderfilet'))

test.each([
  ['Sorbete de limón al cava', 'Lemon and cava sorbet'],
  ['Bonito en rollo', 'Tuna loaf'],
  ['Kebab en plato', 'Kebab on a plate'],
  ['Gallinejas y entresijos', said('Gallinejas', 'en')],
  ['Champi a la plancha', said('Champiñón a la plancha', 'en')],
])('%s is «%s»', (dish, english) => expect(said(dish, 'en')).toBe(english))

test.each([
  ['Oilasko errea patata eta piperrekin', 'Roast chicken with potatoes and peppers'],
  ['Arrautza frijituak urdaiazpiko eta patatekin', 'Fried eggs with ham and potatoes'],
  ['Txirlak baratxuriz', 'Clams with garlic'],
])('in Basque an ending says what is beside, and the last of a list says it of all: %s', (dish, english) =>
  expect(said(dish, 'en')).toBe(english),
)

test.each([
  ['Salmorejo cordobés', 'Salmorejo (sopa freda espessa de tomàquet i pa, sovint amb pernil i ou)'],
  ['Zarangollo', 'Zarangollo (remenat de carbassó i ceba)'],
  ['Michirones', 'Michirones (faves seques amb xoriço i pernil)'],
  ['Marmitakoa', 'Marmitako (guisat de tonyina i patates)'],
])('a name that stays is explained in Catalan: %s', (dish, catalan) => expect(said(dish, 'ca')).toBe(catalan))

test.each([
  ['Escalivada amb anxoves', 'Escalivada (pimiento, berenjena y cebolla asados) con anchoas'],
  ['Brou amb galets', 'Caldo con caracolas de pasta'],
  ['Calçots amb romesco', 'Calçots (cebolletas asadas) con romesco'],
])('a name that stays is explained in Castilian: %s', (dish, castilian) =>
  expect(said(dish, 'es')).toBe(castilian),
)
