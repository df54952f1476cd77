import { expect, test } from 'vitest'
import { lexicon } from '@/server/text/dishes/read-lexicon'
import { said } from './said'

test.each([
  ['en', 'Maki de salmón y aguacate', 'Salmon and avocado maki (sushi)'],
  ['en', 'Hamburguesa de lentejas y remolacha', 'Lentil and beetroot burger'],
  ['en', 'Hamburguesa de ternera y patatas', 'Beef burger and potatoes'],
  ['en', 'Empanada de atún o de bacalao', 'Galician tuna or cod pie'],
  ['fr', 'Biryani de cordero o de verduras', 'Biryani d’agneau ou de légumes (riz épicé)'],
  ['de', 'Filete de pollo o de ternera', 'Hähnchen- oder Rinderfilet'],
  ['en', 'Café solo o con leche', 'Espresso or white coffee'],
  ['en', 'Café, cortado o infusión', 'Coffee, cortado (espresso with a dash of milk) or herbal tea'],
  ['en', 'Copa de vino de la casa (tinto o blanco)', 'Glass of house wine (red or white)'],
  ['en', 'Salmón (plancha, vapor o ahumado)', 'Salmon (grilled, steamed or smoked)'],
  ['en', 'Filete de ternera o de cerdo con patatas', 'Beef steak or pork steak with potatoes'],
  ['en', 'Albóndigas de cerdo y ternera', 'Pork and beef meatballs'],
  ['en', 'Albóndigas de ternera y patatas', 'Beef meatballs and potatoes'],
  ['en', 'Huevos fritos con patatas y jamón', 'Fried eggs with chips and ham'],
] as const)('a list and a choice belong to what they are of, %s: %s', (target, dish, expected) =>
  expect(said(dish, target)).toBe(expected),
)

test.each([
  ['de', 'Mochi de té verde', 'Mochi mit Grüntee (Reiskuchen)'],
  ['fr', 'Flan casero con nata', 'Crème caramel maison à la crème'],
  ['de', 'Costillas de ternasco', 'Rippchen von jungem Lamm'],
  ['de', 'Albóndigas de bonito', 'Bällchen von weißem Thunfisch'],
  ['en', 'Albóndigas de berenjena', 'Aubergine balls'],
  ['en', 'Ropa vieja de pollo', 'Chicken ropa vieja (shredded, with chickpeas)'],
  ['en', 'Lengua de ternera', 'Beef tongue'],
  ['de', 'Lengua de cerdo', 'Schweinezunge'],
  ['en', 'Corazón de ternera', 'Beef heart'],
  ['en', 'Muslo de pollo en pepitoria', 'Chicken leg in almond and egg sauce'],
  [
    'en',
    'Pluma ibérica con puré de castañas y salsa de oporto',
    'Iberian pork pluma (loin cut) with chestnut purée and port sauce',
  ],
  [
    'en',
    'Gaspatxos de la Marina amb conill',
    'Gazpacho manchego (game stew with flatbread) from Marina with rabbit',
  ],
  ['en', 'Berberechos ó vapor', 'Steamed cockles'],
  ['en', 'Librito de lomo relleno de jamón y queso', 'Breaded pork loin stuffed with ham and cheese'],
  ['en', 'Lechuga romana', 'Lettuce'],
  ['en', 'Cerveza 0,0', 'Alcohol-free beer'],
  ['en', 'Cerveza 0,33', 'Beer (0.33 l)'],
  ['en', 'Compota de pera sin azúcar añadido', 'Pear compote with no added sugar'],
  ['de', 'Txahal masailak ardo beltzean', 'Rinderbacken in Rotwein'],
] as const)('what a dish is of is neither lost nor doubled, %s: %s', (target, dish, expected) =>
  expect(said(dish, target)).toBe(expected),
)

test.each([
  ['fr', 'Codillo al horno estilo alemán', 'Jarret de porc allemand au four'],
  ['fr', 'Albóndigas veganas con salsa de tomate', 'Boulettes véganes à la sauce tomate'],
  ['fr', 'Gambas rojas de Garrucha a la plancha', 'Crevettes rouges de Garrucha grillées'],
  ['ca', 'Espárragos blancos de Navarra', 'Espàrrecs blancs de Navarra'],
  ['es', 'Fideus rossejats', 'Rossejats de fideos'],
  ['ca', "Escudella i carn d'olla", 'Escudella i carn d’olla'],
  ['ca', 'Butifarra a la brasa', 'Botifarra a la brasa'],
  ['ca', 'Pizza al horno estilo italiano', 'Pizza italiana al forn'],
  ['fr', 'Albóndigas en salsa con patatas fritas', 'Boulettes de viande en sauce avec frites'],
  ['fr', 'Pollo asado con ensalada', 'Poulet rôti avec salade'],
  ['fr', 'Merluza al horno con patatas', 'Merlu au four avec pommes de terre'],
  ['fr', 'Flan chino de mango', 'Crème caramel chinoise à la mangue'],
  ['de', 'Empanada de bacalao con pasas', 'Galicische Pastete mit Kabeljau und Rosinen'],
  ['de', 'Ravioli de ricotta y espinacas con mantequilla', 'Ravioli mit Ricotta und Spinat, mit Butter'],
  ['de', 'Lubina a la espalda', 'Aufgeklappter und mit Knoblauch gegrillter Wolfsbarsch'],
  ['fr', 'Judías verdes con patata', 'Haricots verts aux pommes de terre'],
] as const)('«mit» and «aux» do not pile up, %s: %s', (target, dish, expected) =>
  expect(said(dish, target)).toBe(expected),
)

test.each([
  ['Plato combinado nº 3 (lomo, huevo y patatas)', 'Combination plate no. 3 (pork loin, egg and potatoes)'],
  [
    'Plato de los montes (huevo, chorizo y patatas)',
    'Mountain platter (pork and sausage): egg, chorizo and potatoes',
  ],
  ['Entrecot 300 g con pimientos', 'Entrecôte steak with peppers (300 g)'],
  ['Empedrat amb bacallà', 'Empedrat (bean salad) with cod'],
  ['Lagarto ibérico con salsa mozárabe', 'Iberian pork lagarto (pork loin strip) *con salsa mozárabe*'],
  ['Arrocito con leche', 'Rice pudding'],
  ['Tomate partío', 'Chopped tomato'],
  ['Cocreta de pollo', 'Chicken croquette'],
])('%s is «%s»', (dish, english) => expect(said(dish, 'en')).toBe(english))

test.each([
  ['Lomo saltado', 'Lomo saltado (vedella saltada, ceba, tomàquet i patates fregides)'],
  ['Ají de gallina', 'Ají de gallina (pollastre amb salsa de bitxo, pa, nou i formatge)'],
  ['Morcón', 'Morcón (llonganissa curada)'],
  ['Calçots', 'Calçots'],
  ['Sesos', 'Cervellets (sovint de xai)'],
])('a name that stays is explained in Catalan by the words of the French gloss: %s', (dish, expected) =>
  expect(said(dish, 'ca')).toBe(expected),
)

test('each form with what a thing is made of has a place for it', () => {
  const patterns = [...lexicon.es.nouns.values()].flatMap(({ noun }) =>
    Object.values(noun.forms).flatMap(({ pattern }) => (pattern ? [pattern.singular, pattern.plural] : [])),
  )
  expect(patterns.filter((pattern) => !pattern.includes('%'))).toEqual([])
})
