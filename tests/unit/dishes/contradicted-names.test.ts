import { expect, test } from 'vitest'
import { said } from './said'

test.each([
  ['en', 'Puntilla a la plancha', 'Grilled baby squid'],
  ['fr', 'Puntillas a la plancha', 'Petits calamars grillés'],
  ['de', 'Puntilla a la plancha', 'Baby-Tintenfisch vom Grill'],
  ['ca', 'Puntilla a la plancha', 'Calamarset a la planxa'],
  ['en', 'Puntillitas en su tinta', 'Baby squid in its own ink'],
  ['en', 'Rabas a la plancha', 'Grilled squid strips'],
  ['de', 'Bolitas de queso al horno', 'Käsebällchen aus dem Ofen'],
  ['en', 'Churrasco al horno', 'Oven-baked pork or beef (usually ribs)'],
  ['en', 'Puntilla a la romana', 'Battered fried baby squid'],
  ['en', 'Rabas', 'Fried squid strips'],
  ['en', 'Pescaíto frito al horno', 'Oven-baked mixed fried fish (usually with squid)'],
] as const)('a name loses the way of cooking that the dish denies, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)
