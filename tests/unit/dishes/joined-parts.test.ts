import { expect, test } from 'vitest'
import { said } from './said'

test.each([
  // What a dish is made of is a list, and nothing of it stands beside.
  ['en', 'Compota de manzana y ciruelas', 'Apple and plum compote'],
  ['fr', 'Compota de manzana y ciruelas', 'Compote de pomme et prunes'],
  ['en', 'Compota de poma i prunes', 'Apple and plum compote'],
  ['en', 'Morcilla de arroz y piñones', 'Rice and pine nut black pudding'],
  ['en', 'Morcilla de arroz y chorizo', 'Rice black pudding and chorizo'],
  ['en', 'Embutido de ciervo y jabalí', 'Cured venison and wild boar meats'],
  ['en', 'Durum mixto de ternera y pollo', 'Mixed beef and chicken dürüm'],
  ['en', 'Mousse vegana de chocolate y aguacate', 'Vegan chocolate and avocado mousse'],
  ['en', 'Gazpacho de remolacha y fresa', 'Beetroot and strawberry gazpacho (cold soup)'],
  ['en', 'Curry rojo de verduras y garbanzos', 'Red vegetable and chickpea curry'],
  ['en', 'Tartar de tomate, aguacate y mango', 'Tomato, avocado and mango tartare'],
  ['de', 'Pide de carne picada y huevo', 'Pide mit Hackfleisch und Ei (gefülltes türkisches Brot)'],
  ['en', 'Tajine de cordero y ciruelas', 'Lamb and prune tagine'],
  ['en', 'Empanada argentina de jamón y queso', 'Argentinian ham and cheese pasty'],
  ['en', 'Kebab de pollo y patatas', 'Chicken kebab and potatoes'],
  ['en', 'Lomo con mermelada de higos y queso de cabra', 'Pork loin with fig jam and goat’s cheese'],
  ['en', 'Licor de hierbas y café', 'Herbal liqueur and coffee'],
  ['de', 'Brick de verduras y queso', 'Brick (frittierte Teigtasche) mit Gemüse und Käse'],
  ['en', 'Tosta de mermelada de tomate y queso', 'Tomato jam and cheese toast'],
  ['en', 'Pan bao de cerdo, pepino y salsa hoisin', 'Pork, cucumber and hoisin sauce bao (steamed bun)'],
  // What has a quality of its own stands beside a sauce or a purée.
  ['en', 'Panceta con puré de manzana y jugo de asado', 'Pork belly with apple purée and meat juices'],
  ['en', 'Pollo con puré de boniato y col encurtida', 'Chicken with sweet potato purée and pickled cabbage'],
  [
    'fr',
    'Solomillo ibérico con salsa de queso y cebolla crujiente',
    'Filet de porc ibérique avec sauce au fromage et oignon croustillant',
  ],
  ['en', 'Falafel con salsa de yogur y menta', 'Falafel with yoghurt and mint sauce'],
] as const)('parts are joined with what they belong to, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['en', 'Pizza vegana de verduras asadas', 'Vegan roast vegetable pizza'],
  ['en', 'Lentejas veganas estofadas con verduras', 'Vegan stewed lentils with vegetables'],
  ['en', 'Berenjena gratinada con queso vegano', 'Aubergine au gratin with vegan cheese'],
  ['fr', 'Berenjena gratinada con queso vegano', 'Aubergine gratinée au fromage végan'],
  ['en', 'Rape en tempura negra', 'Monkfish in tempura with squid ink'],
  ['de', 'Mejillones al curry rojo', 'Miesmuscheln mit rotem Curry'],
  ['ca', 'Mejillones al curry rojo', 'Musclos amb curri vermell'],
  [
    'en',
    'Ensalada de burrata, melocotón a la brasa y rúcula',
    'Burrata, char-grilled peach and rocket salad',
  ],
  ['fr', 'Ensalada de pollo a la plancha y aguacate', 'Salade de poulet grillé et avocat'],
  [
    'en',
    'Paella vegana de verduras de temporada y alcachofas',
    'Vegan seasonal vegetable and artichoke paella',
  ],
  ['fr', 'Pollo al curry rojo', 'Poulet au curry rouge'],
  ['en', 'Bacalao al pil pil verde', 'Cod pil-pil (in garlic and olive oil emulsion)'],
  ['en', 'Entrecot al queso de Mahón', 'Entrecôte steak with cheese from Mahón'],
  [
    'en',
    'Merluza con salsa de setas y cebolla caramelizada',
    'Hake with wild mushroom sauce and caramelised onion',
  ],
  ['en', 'Salmón con puré de patata y espárragos trigueros', 'Salmon with potato purée and green asparagus'],
  ['en', 'Enchiladas verdes de pollo', 'Green enchiladas with chicken'],
  ['en', 'Escalopines al queso de Valdeón', 'Small pork or beef escalopes with Spanish blue cheese'],
  ['fr', 'Solomillo al queso de Cabrales', 'Filet de porc ou de bœuf au fromage de Cabrales'],
  ['en', 'Tofu marinado en soja y jengibre', 'Tofu marinated in soya and ginger'],
  ['en', 'Tostada de aguacate en pan de masa madre', 'Avocado toast on sourdough bread'],
] as const)('what is said of a thing stays with it, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)

test.each([
  ['en', 'Ramen vegano de setas', 'Vegan wild mushroom ramen (noodle soup)'],
  ['fr', 'Cachopo vegano de seitán', 'Cachopo végan (pané) de seitan (protéine de blé)'],
  [
    'en',
    'Bibimbap vegano con kimchi',
    'Vegan bibimbap (Korean rice bowl with vegetables) with kimchi (spicy fermented cabbage)',
  ],
  ['en', 'Espaguetis a la carbonara vegana', 'Vegan spaghetti carbonara'],
  ['en', 'Cachopo con cecina y queso', 'Cachopo (breaded beef) with cured beef and cheese'],
  [
    'en',
    'Cachopo con patatas y queso',
    'Cachopo (breaded beef stuffed with ham and cheese) with potatoes and cheese',
  ],
  ['fr', 'Callos a la riojana', 'Tripes (souvent au chorizo et au porc) à la riojana (poivrons et tomate)'],
  ['en', 'Revuelto de huevo con champiñones', 'Scrambled eggs with mushrooms'],
  ['en', 'Sopa de picadillo con huevo duro y jamón', 'Broth with hard-boiled egg and ham'],
  ['de', 'Sopa de picadillo con huevo duro y jamón', 'Brühe mit hartgekochtem Ei und Schinken'],
  ['en', 'Sopa de picadillo', 'Broth with ham and egg'],
  ['en', 'Focaccia de mortadela y burrata', 'Focaccia with mortadella (usually pork) and burrata'],
  ['en', 'Cachopo vegano de seitán', 'Vegan cachopo (breaded) of seitan (wheat protein)'],
  ['fr', 'Kokotxas en salsa verde', 'Kokotxas (joue de merlu) en sauce verte (ail, persil et vin blanc)'],
  ['en', 'Fritura de pescado variado', 'Mixed fried fish (usually with squid)'],
  ['en', 'Ensalada de lentejas beluga', 'Black lentil salad'],
  ['en', 'Yogur con mermelada de frutos rojos', 'Yoghurt with red berry jam'],
  ['en', 'Ensaladilla de cangrejo y piña', 'Crab, pineapple and potato salad with mayonnaise'],
] as const)('a gloss stands behind its word and says nothing twice, %s: %s', (target, dish, text) =>
  expect(said(dish, target)).toBe(text),
)
