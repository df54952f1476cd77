import { expect, test } from 'vitest'
import type { Target } from '@/server/text/dishes/languages'
import { translateDish } from '@/server/text/dishes/translate-dish'

/** What stays as it was written stands between asterisks. */
const said = (dish: string, target: Target) => {
  const { pieces } = translateDish(dish, target)
  return pieces.map(({ text, lang }) => (lang ? `*${text}*` : text)).join(' ')
}

test.each([
  ['Lentejas estofadas con chorizo', 'Stewed lentils with chorizo'],
  ['Merluza a la romana con ensalada', 'Battered hake with salad'],
  ['Vino de la tierra', 'Local wine'],
  ['judias verdes con jamon', 'Green beans with ham'],
  ['Ensalada de tomate, cebolleta y bonito', 'Tomato, spring onion and white tuna salad'],
  ['Ensalada de pollo asado', 'Roast chicken salad'],
  ['Filete de ternera y patatas fritas', 'Beef steak and chips'],
  ['Patatitas asadas', 'Roast potatoes'],
  ['Pimientos del piquillo rellenos de bacalao', 'Peppers stuffed with cod'],
  ['Espárragos de Navarra', 'Asparagus from Navarra'],
  ['Pan, bebida y postre o café', 'Bread, drink and dessert or coffee'],
])('%s is «%s» in English', (dish, english) => expect(said(dish, 'en')).toBe(english))

test.each([
  ['Morro guisado', /pig’s snout/],
  ['Manitas de cerdo', /pig’s trotters/i],
  ['Ropa vieja', /shredded meat/],
  ['Rape a la plancha', /^Grilled monkfish$/],
  ['Sepia a la plancha', /^Grilled cuttlefish$/],
  ['Callos a la madrileña', /tripe/],
  ['Criadillas empanadas', /testicles/],
  ['Cabello de ángel', /pumpkin/],
  ['Tocino de cielo', /egg yolk/i],
  ['Brazo de gitano', /^Swiss roll$/],
  ['Pijama', /ice cream/],
  ['Secreto ibérico', /pork/],
  ['Lagarto ibérico', /pork/],
  ['Huevos rotos', /eggs/],
  ['Montadito de lomo', /pork loin sandwich/],
  ['Papas a lo pobre', /potatoes/],
  ['Bonito con tomate', /tuna/],
  ['Sobrasada con miel', /pork/],
  ['Flamenquín', /pork and ham/],
  ['Zarzuela', /seafood/],
  ['Mar y montaña', /meat and seafood/],
  ['All i pebre', /eel/],
  ['Marmitako', /tuna/],
  ['Piparras', /chilli/],
  ['Pochas con almejas', /beans with clams/],
  ['Caldo gallego', /pork/],
  ['Lacón con grelos', /pork/],
  ['Xoubas fritas', /sardines/],
  ['Txangurro', /crab/],
  ['Helado de turrón', /almond/i],
  ['Tostada sin gluten con nueces', /gluten-free.*walnuts/i],
])('%s names what a diner may avoid', (dish, english) => expect(said(dish, 'en')).toMatch(english))

test.each([
  ['Ñandú de la casa', '*Ñandú de la casa*'],
  ['Queso de cerdo', '*Queso de cerdo*'],
  ['Pollo con trapisonda', 'Chicken *con trapisonda*'],
  ['Bacalao a la dorada', 'Cod *a la dorada*'],
  ['Pollo sin trapisonda', 'Chicken *sin trapisonda*'],
  ['Pollo trapisondo', '*Pollo trapisondo*'],
  ['Cañitas rellenas de crema', 'Custard-filled pastry horns'],
])('what is not known stays: %s', (dish, english) => expect(said(dish, 'en')).toBe(english))

test.each([
  ['fr', 'Croquetas de jamón ibérico', 'Croquettes de jambon ibérique'],
  ['fr', 'Merluza a la plancha con espinacas', 'Merlu grillé aux épinards'],
  ['fr', 'Lubina con aceite y limón', 'Bar à l’huile d’olive et au citron'],
  ['de', 'Ensalada de pimientos asados', 'Salat mit gebratenen Paprika'],
  ['de', 'Crema de calabaza', 'Kürbiscremesuppe'],
  ['de', 'Salmón con judías verdes', 'Lachs mit grünen Bohnen'],
  ['de', 'Solomillo de cerdo ibérico', 'Ibérico-Schweinefilet'],
  ['ca', 'Pollo asado con patatas', 'Pollastre rostit amb patates'],
  ['ca', 'Conejo a la plancha', 'Conill a la planxa'],
  ['es', 'Amanida de tomàquet i tonyina', 'Ensalada de tomate y atún'],
  ['es', 'Llenties estofades amb xoriço', 'Lentejas estofadas con chorizo'],
  ['en', 'Bacallà a la llauna', 'Cod baked with garlic and paprika'],
  ['en', 'Polbo á feira', 'Galician-style octopus (boiled, with paprika and olive oil)'],
  ['en', 'Oilasko errea', 'Roast chicken'],
] as const)('%s: %s', (target, dish, text) => expect(said(dish, target)).toBe(text))

test.each([
  ['en', 'Merluza sobre lecho de espinacas', 'Hake on spinach'],
  ['en', 'Solomillo acompañado de patatas', 'Tenderloin with potatoes'],
  ['en', 'Merluza (con patatas) y ensalada', 'Hake (with potatoes) and salad'],
  ['en', 'Merluza (con trapisonda)', 'Hake *(con trapisonda)*'],
  ['en', 'Paella de marisco (mín. 2 personas)', 'Seafood paella (for at least 2 people)'],
  ['fr', 'Entrecot a la plancha (supl. 3,50 €)', 'Entrecôte grillée (supplément 3,50 €)'],
  ['de', 'Gambas al ajillo +2€', 'Knoblauchgarnelen (Aufpreis 2 €)'],
  ['en', 'Sopa de pescado al estilo de Donosti', 'Fish soup Donosti-style'],
  ['fr', 'Croissant relleno de jamón y queso', 'Croissant farci au jambon et au fromage'],
  ['ca', 'Dátiles rellenos de almendra', 'Dàtils farcits d’ametlla'],
  ['en', 'Pollo con tomates cherry', 'Chicken with cherry tomatoes'],
  ['en', 'Merluza con crema de calabaza', 'Hake with pumpkin cream'],
  ['en', 'Alubias del Barco de Ávila', 'Beans from Barco de Ávila'],
  ['en', 'Fabada vegana', 'Vegan fabada'],
  ['en', 'Aceitunas rellenas', 'Stuffed olives (usually with anchovy)'],
  ['en', 'Burrata con tomate', 'Burrata with tomato'],
  ['en', 'Melón con jamón ibérico', 'Melon with Iberian cured ham'],
  ['en', 'Pechuga de pollo al curry', 'Chicken breast in curry sauce'],
  ['en', 'Ensalada de salmón ahumado y aguacate', 'Smoked salmon and avocado salad'],
  ['en', 'Ensalada de perdiz escabechada', 'Salad with partridge in a vinegar marinade'],
  ['en', 'Montadito de pringá', 'Small pringá sandwich (shredded stew meat, pork sausage and fat)'],
  ['de', 'Coca de sobrasada', 'Coca mit Sobrasada (Streichwurst vom Schwein) (Fladenbrot)'],
  ['en', 'Solomillo ibérico', 'Iberian pork tenderloin'],
  ['en', 'Polo asado', 'Roast chicken'],
  ['en', 'Piña rellena de gambas', 'Pineapple stuffed with prawns'],
  ['fr', 'Pollo con yogur', 'Poulet au yaourt'],
  ['de', 'Filloas de leche', 'Galicische Milchpfannkuchen'],
  ['en', 'Merluza a la plancha o a la romana', 'Grilled hake or battered'],
  ['fr', 'Sardinas fritas o asadas', 'Sardines frites ou rôties'],
  ['de', 'Pollo asado o en salsa', 'Brathähnchen oder in Soße'],
  ['en', 'Botifarra negra', 'Catalan black pudding (blood sausage)'],
  ['en', 'Surtido de croquetas', 'Assorted croquettes'],
  ['en', 'Legatza txirlekin', 'Hake with clams'],
  ['en', 'Barazki zopa', 'Vegetable soup'],
  ['en', 'Legatza saltsa berdean', 'Hake in parsley sauce'],
  ['en', 'Txerri txuleta', 'Pork chop'],
] as const)('a rule of the grammar, %s: %s', (target, dish, text) => expect(said(dish, target)).toBe(text))

test('an empty or endless name does no harm', () => {
  expect(said('', 'en')).toBe('**')
  expect(translateDish('con '.repeat(75), 'en').how).toBe('not')
  expect(translateDish('pollo y '.repeat(37), 'de').source).toBe('es')
})
