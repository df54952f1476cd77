import { expect, test } from 'vitest'
import { said } from './said'

test.each([
  ['en', 'Txipirones en su tinta con arroz', 'Baby squid in its own ink with rice'],
  ['en', 'Escaldums de gall dindi', 'Turkey escaldums (Mallorcan stew, often with nuts)'],
  ['en', 'Arroz chaufa de pollo', 'Chicken chaufa (Peruvian fried rice with egg and soy)'],
  ['en', 'Seco de res con frejoles', 'Peruvian beef and coriander stew with beans'],
  ['fr', 'Suspiro limeño', 'Crème péruvienne au caramel et à la meringue au porto'],
  ['de', 'Kofte de ternera', 'Kofte vom Rind (gewürzte Hackbällchen)'],
  ['en', 'Fritos de pixín', 'Fried battered monkfish pieces'],
  ['en', 'Cigrons saltejats amb cansalada', 'Sautéed chickpeas with pork belly'],
  ['en', 'Xulles de corder amb creïlles', 'Lamb chops with potatoes'],
  ['en', 'Greixonera', 'Greixonera (Ibizan bread pudding)'],
  ['en', 'Costillas y longaniza de conserva', 'Pork ribs and pork sausage preserved in oil'],
  ['de', '1/4 de pollo a la brasa', '¼ Hähnchen vom Holzkohlengrill'],
  ['en', 'Txuleta (gehigarria 8 €)', 'Large rib steak (beef) (€8 extra)'],
  [
    'en',
    'Migas (los días de lluvia)',
    'Migas (fried breadcrumbs with garlic and usually pork) (on rainy days)',
  ],
  ['en', 'Gyozas de pollo y verduras (4 pzs)', 'Chicken and vegetable gyoza dumplings (4 pieces)'],
] as const)('ordinary words are translated, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['en', 'Boquerones en vinagre', 'Raw anchovies marinated in vinegar'],
  ['en', 'Boquerones fritos al limón', 'Lemon-marinated fried fresh anchovies'],
  ['en', 'Raxo con patacas', 'Raxo (marinated pork pieces) with potatoes'],
  ['en', 'Pollo con ciruelas y piñones', 'Chicken with prunes and pine nuts'],
  ['en', 'Tarta de ciruelas', 'Plum cake'],
  ['en', 'Codillo asado con puré', 'Roast pork knuckle with mashed potato'],
  ['en', 'Lomo con puré de manzana', 'Pork loin with apple purée'],
  ['en', 'Puré de verduras', 'Thick vegetable soup'],
  ['fr', 'Puré de verduras', 'Potage de légumes'],
  ['en', 'Puré de patatas', 'Mashed potato'],
  ['en', 'Canelones gratinados', 'Cannelloni (usually with meat) au gratin'],
  ['en', 'Canelones gratinados de espinacas', 'Spinach cannelloni au gratin'],
  ['de', 'Escabeche de bonito', 'Essigmarinade mit weißem Thunfisch'],
  ['en', 'Filete con guarnición', 'Beef or pork steak with a side dish'],
  [
    'en',
    'Gazpacho con su guarnición',
    'Gazpacho (cold tomato and vegetable soup) with the usual accompaniments',
  ],
  ['en', 'Arroz blanco con tomate y huevo', 'White rice with tomato sauce and egg'],
  ['en', 'Hamburguesa de vaca madurada', 'Aged beef burger'],
  ['en', 'Caracoles a la llauna', 'Snails roasted on a metal tray (usually with garlic)'],
  ['en', 'Menestra de Tudela', 'Tudela-style mixed vegetable stew (often with ham)'],
  ['en', 'Fabada', 'Fabada (bean stew with chorizo, black pudding and pork)'],
  ['en', 'Pescado del día', 'Fish of the day'],
  ['de', 'Lomo de cerdo en salsa', 'Schweinerücken in Soße'],
  ['fr', 'Chuletas de cordero con ajos', 'Côtelettes d’agneau à l’ail'],
  ['fr', 'Postre de músico', 'Fruits à coque et fruits secs'],
  ['ca', 'Patatas guisadas con costillas', 'Patates guisades amb costella de porc'],
] as const)('a dish says what is served, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)
