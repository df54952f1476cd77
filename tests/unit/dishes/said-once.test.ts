import { expect, test } from 'vitest'
import { said } from './said'

test.each([
  ['en', 'Ensalada catalana con embutidos', 'Catalan salad with cured pork meats'],
  ['fr', 'Ensalada catalana con embutidos', 'Salade catalane aux charcuteries de porc'],
  ['en', 'Ensaladilla rusa con bonito', 'Russian salad (potato, vegetables and mayonnaise) with white tuna'],
  ['de', 'Fricandó con setas', 'Fricandó (bemehltes Rindfleisch, in Wein geschmort) mit Pilzen'],
  ['en', 'Ensalada mixta con atún', 'Mixed salad with tuna (usually with egg)'],
  ['fr', 'Ensalada mixta con atún', 'Salade composée au thon (souvent à l’œuf)'],
  ['en', 'Andrajos con bacalao', 'Andrajos (stew with torn flat pasta) with cod'],
  ['en', 'Migas con torreznos', 'Migas (fried breadcrumbs with garlic) with crispy pork belly strips'],
  ['en', 'Empanada argentina (carne o pollo)', 'Argentinian pasty (meat or chicken)'],
  ['en', 'Ensalada completa (atún, huevo, espárragos)', 'Mixed salad (tuna, egg and asparagus)'],
  ['de', 'Lahmacun (pizza turca)', 'Lahmacun (türkischer Fladen mit Hackfleisch; türkische Pizza)'],
  ['fr', 'Lahmacun (pizza turca)', 'Lahmacun (galette turque à la viande hachée\u00a0; pizza turque)'],
  ['en', 'Ensalada mixta (sin atún)', 'Mixed salad (usually with egg; without tuna)'],
  ['en', 'Pad thai sin cacahuetes', 'Pad thai (rice noodles, usually with egg) without peanuts'],
  ['en', 'Provoleta a la parrilla', 'Char-grilled provoleta (provolone cheese)'],
  ['en', 'Provoleta', 'Provoleta (provolone cheese, usually grilled)'],
] as const)('a gloss does not say what the dish itself names, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['en', 'Bistec encebollado con papas', 'Beef steak with onions and potatoes'],
  ['de', 'Bistec encebollado con papas', 'Rindersteak mit Zwiebeln und Kartoffeln'],
  ['en', 'Picadillo con huevos y patatas', 'Paprika-spiced minced pork with eggs and potatoes'],
  ['en', 'Milanesa napolitana con papas', 'Breaded escalope with ham, cheese and tomato, with potatoes'],
  ['en', 'Pimientos rellenos de bacalao con salsa', 'Peppers stuffed with cod with sauce'],
  ['de', 'Ramen de cerdo con huevo marinado', 'Ramen mit Schwein (Nudelsuppe) mit mariniertem Ei'],
  ['de', 'Carpaccio de ternera', 'Carpaccio vom Rind'],
  ['de', 'Tataki de atún rojo', 'Tataki von rotem Thunfisch (innen roh)'],
] as const)('«with» is said once of what stands beside a thing, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['en', 'Sopas de ajo', 'Garlic and bread soup (often with egg and ham)'],
  ['fr', 'Garbanzas compuestas', 'Potée de pois chiches (souvent au porc)'],
  ['en', 'Croquetas de jamón', 'Ham croquettes'],
] as const)('a soup with a name in the plural is one soup, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)
