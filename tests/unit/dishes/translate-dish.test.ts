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
  ['Vichyssoise de calabacín con jamón', 'Courgette vichyssoise (cold creamy soup) with ham'],
  ['Paletilla de lechal', 'Milk-fed lamb shoulder'],
  ['Tarta de limón y merengue', 'Lemon and meringue cake'],
  ['Ajoblanco de almendras con uvas', 'Almond ajoblanco (cold garlic and bread soup) with grapes'],
  ['Sardinas a la moruna', 'Sardines Moorish-style'],
  ['Merluza sin espinas', 'Boneless hake'],
  ['judias verdes con jamon', 'Green beans with ham'],
  ['Ensalada de tomate, cebolleta y bonito', 'Tomato, spring onion and white tuna salad'],
  ['Ensalada de pollo asado', 'Roast chicken salad'],
  ['Filete de ternera y patatas fritas', 'Beef steak and chips'],
  ['Patatitas asadas', 'Roast potatoes'],
  ['Pimientos del piquillo rellenos de bacalao', 'Piquillo peppers stuffed with cod'],
  ['Espárragos de Navarra', 'Asparagus from Navarra'],
  ['Pan, bebida y postre o café', 'Bread, drink and dessert or coffee'],
  ['Piña con tajín', 'Pineapple with Tajín (chilli and lime salt)'],
  ['Sopa de tortilla', 'Tortilla soup (Mexican)'],
  ['Pastel de tres leches', 'Tres leches cake (sponge soaked in milk)'],
  ['Pastel', 'Cake'],
  ['Lenguas de gato', 'Thin butter biscuits'],
  ['Ensalada de cabra', 'Goat’s cheese salad'],
  ['Sardinas asadas', 'Grilled sardines'],
  ['Sopa campera', 'Country-style soup'],
  ['Gambas con sal y pimienta', 'Prawns with salt and black pepper'],
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
  ['Bocadillo vegetal', /egg, tuna or ham/],
  ['Salpicón', /seafood/],
  ['Bienmesabe', /dogfish/],
  ['Churrasco', /pork or beef/],
  ['Mejillones tigre', /béchamel/],
  ['Guiso de matanza', /pork/],
])('%s names what a diner may avoid', (dish, english) => expect(said(dish, 'en')).toMatch(english))

test.each([
  ['Ñandú de la casa', '*Ñandú de la casa*'],
  ['Queso de cerdo', '*Queso de cerdo*'],
  ['Pollo con trapisonda', 'Chicken *con trapisonda*'],
  ['Bacalao a la dorada', 'Cod *a la dorada*'],
  ['Pollo sin trapisonda', 'Chicken *sin trapisonda*'],
  ['Pollo trapisondo', '*Pollo trapisondo*'],
  ['Solomillo de cerdo al queso de trapisonda', 'Pork tenderloin *al queso de trapisonda*'],
  ['TERNERA DE TRAPISONDA', '*TERNERA DE TRAPISONDA*'],
  ['Crema de Trapisonda', '*Crema de Trapisonda*'],
  ['Pan: trapisonda', '*Pan: trapisonda*'],
  ['Ensalada mixta, con trapisonda', 'Mixed salad (usually with tuna and egg), *con trapisonda*'],
  ['Pollo con trapisonda (por encargo)', 'Chicken *con trapisonda* (to order)'],
  ['Cañitas rellenas de crema', 'Custard-filled pastry horns'],
  ['Nuggets veganos', '*Nuggets veganos*'],
  ['Cecina de Trapisonda', '*Cecina de Trapisonda*'],
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
  ['en', 'Solomillo acompañado de patatas', 'Pork or beef tenderloin with potatoes'],
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
  ['en', 'Ensalada mixta con atún y huevo', 'Mixed salad with tuna and egg'],
  [
    'fr',
    'Salmorejo con huevo y jamón',
    'Salmorejo (soupe froide épaisse de tomate et pain) à l’œuf et au jambon',
  ],
  ['en', 'Escalope empanado', 'Breaded escalope'],
  ['en', 'Tarta queso', 'Cheesecake'],
  ['en', 'Sopa verduras c/ fideos', 'Vegetable soup with thin noodles'],
  ['en', 'Crema de verduras d la casa', 'House creamy vegetable soup'],
  ['en', 'Bacalao encebollao', 'Cod with onions'],
  ['en', 'Zanahorias aliñás', 'Dressed carrots'],
  ['en', '1/2 pollo asado', '½ roast chicken'],
  ['de', 'Peras al vino tinto de Rioja', 'Birnen in Rotwein aus Rioja'],
  ['en', 'Helado artesano de turrón de Jijona', 'Handmade almond nougat ice cream from Jijona'],
  ['en', 'Crema de patata asada y puerro', 'Creamy roast potato and leek soup'],
  ['de', 'Calabacín relleno de soja y tomate', 'Mit Soja und Tomate gefüllte Zucchini'],
  [
    'de',
    'Crema de puerros con huevo a baja temperatura',
    'Lauchcremesuppe mit bei niedriger Temperatur gegartem Ei',
  ],
  ['de', 'Cuajada con miel y nueces', 'Schafsmilch-Dickmilch mit Honig und Walnüssen'],
  ['de', 'Calamares fritos', 'Frittierter Tintenfisch'],
  ['de', 'Costillas asadas', 'Gebratene Schweinerippchen'],
  ['de', 'Crema de lechuga', 'Salatcremesuppe'],
  ['de', 'Canelones vegetales', 'Cannelloni mit Gemüse'],
  ['fr', 'Papas con choco', 'Ragoût de pommes de terre et seiche'],
  ['fr', 'Dorada a la espalda', 'Daurade grillée en portefeuille à l’ail'],
  ['fr', 'Babarrun beltzak', 'Haricots noirs'],
  ['ca', 'Cuscús de cordero', 'Cuscús de xai'],
  ['ca', 'Pasteles', 'Pastissos'],
  ['en', 'Crema de melón con jamón', 'Creamy melon soup with ham'],
  ['de', 'Croquetas de setas caseras', 'Hausgemachte Pilzkroketten'],
  ['en', 'Tarta casera de queso', 'Homemade cheesecake'],
  ['en', 'Ensalada mixta de la casa', 'House mixed salad (usually with tuna and egg)'],
  ['en', 'Oilasko errea patata frijituekin', 'Roast chicken with chips'],
  ['en', 'Babarrunak odolkiarekin', 'Beans with black pudding (blood sausage)'],
  ['en', 'Chuletón de vaca (600 g aprox.), supl. 12€', 'Large beef rib steak (600 g) (12 € extra)'],
  ['en', 'Arroz de bogavante (+4 €/persona)', 'Rice with lobster (4 € extra per person)'],
  ['en', 'Boletus a la plancha (según mercado)', 'Grilled porcini mushroom (as the market offers)'],
] as const)('a rule of the grammar, %s: %s', (target, dish, text) => expect(said(dish, target)).toBe(text))

test.each([
  ['en', 'Arroz a la marinera', 'Rice with seafood'],
  ['en', 'Sopa marinera', 'Soup with seafood'],
  ['en', 'Merluza a la bilbaína', 'Hake Bilbao-style (with garlic and chilli)'],
  ['en', 'Huevos a la bilbaína', 'Eggs Bilbao-style'],
  ['en', 'Rodaja de merluza a la gallega', 'Slice of hake Galician-style (with paprika and olive oil)'],
  ['en', 'Morcilla de la huerta', 'Country-style black pudding (blood sausage)'],
  ['en', 'Menestra de la huerta', 'Garden mixed vegetable stew (often with ham)'],
  ['en', 'Agua del tiempo', 'Water at room temperature'],
  ['en', 'Verdura del tiempo', 'Seasonal vegetables'],
  ['en', 'Ñoquis a la romana', 'Gnocchi Roman-style'],
  ['de', 'Vino blanco seco', 'Trockener Weißwein'],
] as const)('a way means what it means beside its thing, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['en', 'Paletilla lechal asada', 'Roast milk-fed lamb shoulder'],
  ['fr', 'Chuletas lechales a la brasa', 'Côtelettes d’agneau de lait grillées au feu de bois'],
  ['en', 'Costillar lechal', 'Rack of milk-fed lamb'],
  ['en', 'Carrillera ibérica', 'Iberian pork cheek'],
  ['en', 'Jarrete estofado', 'Stewed beef or lamb shank'],
] as const)('a cut names its animal, %s: %s', (target, dish, text) => expect(said(dish, target)).toBe(text))

test.each([
  ['en', 'Merluza sin espinas ni piel', 'Hake without bones or skin'],
  ['fr', 'Pollo sin piel ni huesos', 'Poulet sans peau ni os'],
  ['en', 'Costillas con piñas', 'Pork ribs with corn on the cob'],
  ['en', 'Yemas', 'Candied egg yolks'],
  ['en', 'Consomé con yema', 'Consommé with egg yolk'],
  ['en', 'Tarta de queso casera', 'Homemade cheesecake'],
  ['en', 'Manitas de cerdo deshuesadas y rellenas', 'Stuffed boneless pig’s trotters'],
  ['fr', 'Potaje de vigilia con bacalao y espinacas', 'Potée de pois chiches, épinards et morue'],
  ['en', 'Muslo de pollo en salsa', 'Chicken drumstick in sauce'],
  ['en', 'Jurelitos fritos', 'Fried horse mackerel'],
  ['en', 'Fingers de pollo con salsa miel y mostaza', 'Breaded chicken strips with honey and mustard sauce'],
] as const)('nothing of a name is lost or said twice, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['Ensalada mixta con callos (mín. 2 personas)', 'Mixed salad with tripe (for at least 2 people)'],
  ['Ajoblanco', 'Ajoblanco (cold almond, garlic and bread soup)'],
])('on a card %s says what it means, and not what is often with it', (dish, text) => {
  const { pieces } = translateDish(dish, 'en', undefined, { tellsCustom: false })
  expect(pieces).toEqual([{ text }])
})

test.each([
  ['en', 'Jueves: lentejas con verduras', 'Thursday: Lentils with vegetables'],
  ['fr', 'Plato del día: pollo asado', 'Plat du jour\u00a0: Poulet rôti'],
  [
    'de',
    'Paella mixta (solo jueves y domingos)',
    'Gemischte Paella (Fleisch und Meeresfrüchte) (nur donnerstags und sonntags)',
  ],
  [
    'en',
    'Cocido (de lunes a viernes)',
    'Cocido (chickpea stew with pork, beef and vegetables) (Monday to Friday)',
  ],
  ['en', 'Alcachofas con jamón (en temporada)', 'Artichokes with ham (in season)'],
  ['en', 'Entrecot (300 g) con patatas, supl. 3€', 'Entrecôte steak with potatoes (300 g) (3 € extra)'],
  ['en', 'Pulpo a la brasa (suplemento de 5 €)', 'Char-grilled octopus (5 € extra)'],
  ['en', 'Paella (mínimo dos personas) 14 €/persona', 'Paella (for at least 2 people) (14 € per person)'],
  ['ca', 'Hamburguesa (vegana, sin gluten)', 'Hamburguesa (vegà, sense gluten)'],
  ['en', 'Tarta de queso (trapisonda)', 'Cheesecake *(trapisonda)*'],
  ['en', 'Un par de huevos fritos con patatas', '2 fried eggs and chips'],
  ['en', '1. Lentejas estofadas', 'Stewed lentils'],
  ['en', 'Plato combinado: huevos, lomo y patatas', 'Combination plate: eggs, pork loin and potatoes'],
  [
    'en',
    'Tortilla francesa al gusto: jamón york, queso o atún',
    'Omelette of your choice: cooked ham, cheese or tuna',
  ],
] as const)('a note beside a dish is no part of it, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['en', 'Ternera de Aliste guisada', 'Stewed beef from Aliste'],
  ['fr', 'Solomillo con queso de Tresviso', 'Filet de porc ou de bœuf au fromage de Tresviso'],
  ['de', 'Tosta con queso Vidiago', 'Röstbrot mit Vidiago-Käse'],
  [
    'en',
    'Alubias de Villanueva de la Serena con verduras',
    'Beans from Villanueva de la Serena with vegetables',
  ],
  ['en', 'Pollo asado estilo Kentucky', 'Roast chicken Kentucky-style'],
] as const)('a name that no list has stays a name, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['en', 'Ternera con salsa de setas y arroz', 'Beef with wild mushroom sauce and rice'],
  [
    'en',
    'Brownie con helado de vainilla y chocolate caliente',
    'Chocolate brownie with vanilla ice cream and hot chocolate sauce',
  ],
  ['en', 'Crema de patata y puerro', 'Creamy potato and leek soup'],
  ['en', 'Lomo de mero en salsa verde', 'Grouper fillet in parsley sauce'],
  ['en', 'Lomo de cerdo en salsa', 'Pork loin in sauce'],
  ['en', 'Cecina de Caballo', 'Cured horse meat'],
  ['en', 'Bienmesabe con helado', 'Ice cream with almond cream'],
  ['en', 'Tostones', 'Tostones (fried green plantain)'],
  ['en', 'Leite callado con mel', 'Curdled milk with honey'],
  ['en', 'Tallarines con ternera', 'Flat noodles with beef'],
  ['en', 'Merluza (a la plancha o a la romana)', 'Hake (grilled or battered)'],
  ['fr', 'Salmón de Noruega al horno', 'Saumon de Norvège au four'],
  ['en', 'Ensaladilla da casa', 'House Russian salad (potato, vegetables, tuna and mayonnaise)'],
] as const)('a word means what it means there, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['Lentegas con chorizo', 'Lentils with chorizo'],
  ['Bacalo con tomate', 'Cod with tomato'],
  ['Garvanzos con espinacas', 'Chickpeas with spinach'],
  ['Tomatitos aliñados', 'Dressed tomatoes'],
  ['Carne con panela', 'Meat *con panela*'],
])('a word may be spelled as it sounds, and nothing else: %s', (dish, english) =>
  expect(said(dish, 'en')).toBe(english),
)

test('an empty or endless name does no harm', () => {
  expect(said('', 'en')).toBe('**')
  expect(translateDish('con '.repeat(75), 'en').how).toBe('not')
  expect(translateDish('pollo y '.repeat(37), 'de').source).toBe('es')
})
