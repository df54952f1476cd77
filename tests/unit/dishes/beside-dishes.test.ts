import { expect, test } from 'vitest'
import { said } from './said'

test.each([
  ['Tarta de manzana c/ helado de vainilla', 'Apple tart with vanilla ice cream'],
  ['Merluza a la plancha c/pat. fritas', 'Grilled hake with chips'],
  ['Coca cola s/ azúcar', said('Coca cola sin azúcar', 'en')],
  ['Croquetas de jamón (1 ud.)', 'Ham croquettes (1 piece)'],
  ['Croquetas de jamón (11 uds)', 'Ham croquettes (11 pieces)'],
  ['Croqueta de jamón (ud. 2,50)', 'Ham croquette (€2.50 each)'],
  ['Gazpacho (solo agosto)', `${said('Gazpacho', 'en')} (August only)`],
  ['Lentejas (invierno)', 'Lentils (winter)'],
  ['Paella mixta (dom.)', `${said('Paella mixta', 'en')} (Sundays)`],
  ['Fabada - JUEVES', `${said('Fabada', 'en')} (Thursdays)`],
  ['Media rac. de croquetas de jamón', 'Ham croquettes (half portion)'],
  ['Brownie c/ bola de vainilla', `${said('Brownie', 'en')} with vanilla ice cream`],
  ['Flam (fet a casa)', `${said('Flan', 'en')} (homemade)`],
  [
    'Plato combinado nº 7: lomo y huevos',
    `${said('Plato combinado: lomo y huevos', 'en').replace(':', ' no. 7:')}`,
  ],
])('%s is «%s»', (dish, english) => expect(said(dish, 'en')).toBe(english))

test('the months and seasons are in each language', () => {
  expect(said('Lentejas (solo mayo)', 'fr')).toMatch(/\(seulement en mai\)$/)
  expect(said('Lentejas (otoño)', 'de')).toBe('Linsen (im Herbst)')
  expect(said('Llenties (tardor)', 'es')).toBe('Lentejas (otoño)')
})

test('a month that is part of a dish is none of its days', () =>
  expect(said('Rollito de primavera', 'en')).toBe('Spring roll (often with meat)'))
