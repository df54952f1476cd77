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

test.each([
  ['en', 'Calçots en tempura', 'Calçots (spring onions) in tempura'],
  ['de', 'Calçots en tempura', 'Calçots (Frühlingszwiebeln) im Tempurateig'],
  ['es', 'Calçots en tempura amb romesco', 'Calçots en tempura (cebolletas) con romesco'],
  ['en', 'Empedrat de mongetes amb tonyina', 'Empedrat (bean salad) with tuna'],
  ['fr', 'Empedrat de mongetes amb tonyina', 'Empedrat (salade de haricots) au thon'],
  ['en', 'Arroz a la cubana al horno', 'Oven-baked Cuban-style rice (with tomato sauce and fried egg)'],
  ['en', 'Empedrat', 'Empedrat (bean salad, usually with salt cod)'],
] as const)('a gloss says nothing that the dish denies, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['en', 'Frutas de Aragón bañadas en chocolate', 'Candied fruit in chocolate'],
  ['de', 'Frutas de Aragón bañadas en chocolate', 'Kandierte Früchte in Schokolade'],
  ['ca', 'Frutas de Aragón bañadas en chocolate', 'Fruites d’Aragó (confitades, amb xocolata)'],
  ['en', 'Naranja en chocolate bañada en chocolate', 'Orange in chocolate'],
  ['en', 'Affogato al caffè', 'Affogato (ice cream with espresso)'],
  ['en', 'Fabada asturiana con compango', 'Fabada (bean stew with chorizo, black pudding and pork)'],
] as const)('what a name holds is not said again, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['en', 'Sopa de tomate con higos', 'Tomato and bread soup with figs'],
  ['fr', 'Sopa de tomate con higos', 'Soupe de tomate et pain aux figues'],
  ['de', 'Sopa de tomate con higos', 'Suppe mit Tomate und Brot, mit Feigen'],
  ['ca', 'Sopa de tomate con higos', 'Sopa de tomàquet i pa amb figues'],
  ['en', 'Sopa de tomate con uvas', 'Tomato and bread soup with grapes'],
  ['en', 'Sopa de tomate extremeña', 'Tomato and bread soup'],
  ['en', 'Sopa de tomate', 'Tomato soup'],
  ['en', 'Ropa vieja de garbanzas', 'Ropa vieja (shredded meat with chickpeas)'],
  ['en', 'Saltimbocca de ternera a la romana', 'Saltimbocca (veal with ham and sage)'],
  ['de', 'Saltimbocca de ternera a la romana', 'Saltimbocca (Kalb mit Schinken und Salbei)'],
  ['en', 'Crema de torta del Casar con pan tostado', 'Cheese cream with toasted bread'],
  ['en', 'Polvito uruguayo', 'Polvito uruguayo (biscuit, cream, meringue and milk caramel)'],
  ['ca', 'Polvito uruguayo', 'Polvito uruguayo (galeta, nata, merenga i dolç de llet)'],
  ['fr', 'Vichyssoise', 'Vichyssoise (soupe froide poireaux, pommes de terre et crème)'],
  ['ca', 'Vichyssoise', 'Vichyssoise (sopa freda de porros, patates i crema)'],
  ['ca', 'Ajoblanco', 'Ajoblanco (sopa freda d’ametlla, all i pa)'],
  ['ca', 'Berenjenas fritas con miel de caña', 'Albergínies fregides amb mel de canya'],
  ['ca', 'Flores manchegas', 'Flors fregides'],
  ['ca', 'Torrija de brioche', 'Torrada de Santa Teresa de brioix'],
  ['es', 'Puré de moniato i suc de romaní', 'Puré de boniato y salsa de romero'],
  ['es', 'Kroketa etxekoak', 'Croquetas caseras'],
  ['es', 'Botifarra amb seques', 'Butifarra con judías'],
  ['en', 'Mongetes amb botifarra', 'Catalan pork sausage with white beans'],
  ['ca', 'Filetes rusos', 'Filets russos (vedella o porc)'],
  ['en', 'Embutido frito', 'Fried cured pork meats'],
] as const)('a dish is what kitchens make of it, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['en', 'Filete de Tudanca con pimientos fritos', 'Spanish beef steak with fried peppers'],
  ['de', 'Filete de Tudanca', 'Rindersteak'],
  ['ca', 'Filete de Tudanca', 'Bistec de vedella'],
  ['en', 'Filete de morucha', 'Spanish beef steak'],
  ['en', 'Chuletón de Tudanca', 'Large Spanish beef rib steak'],
  ['fr', 'Ternera pirenaica estofada', 'Bœuf d’Espagne mijoté'],
  ['en', 'Entrecot de betizu', 'Spanish beef entrecôte steak'],
  ['en', 'Sopa pirenaica', '*Sopa pirenaica*'],
] as const)('a breed of cattle is beef, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['en', 'Ensalada de queso de Tronchón', 'Salad with cheese from Tronchón'],
  ['en', 'Ensalada de tomate rosa de Barbastro', 'Salad with pink tomato from Barbastro'],
  ['en', 'Helado de turrón de Jijona', 'Almond nougat ice cream from Jijona'],
  ['fr', 'Ají de gallina', 'Ají de gallina (poulet sauce au piment, pain, noix et fromage)'],
  ['de', 'Ají de gallina', 'Ají de Gallina (Huhn in Chili-Brot-Nuss-Käse-Soße)'],
  ['ca', 'Cerezas del Jerte', 'Cireres del Jerte'],
  ['fr', 'Trucha del Jerte con jamon', 'Truite du Jerte au jambon'],
  ['ca', 'Seco de res', 'Guisat peruà de vedella'],
] as const)('what comes from a place is the thing, and not all of the dish, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)
