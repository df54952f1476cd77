import { expect, test } from 'vitest'
import { lexicon } from '@/server/text/dishes/read-lexicon'
import { said } from './said'

/** What a name of the lexicon states, and how each language says it. */
const stated: [word: RegExp, Record<'en' | 'fr' | 'de' | 'ca', RegExp>][] = [
  [/\balmendras?\b/, { en: /almond/i, fr: /amande/i, de: /mandel/i, ca: /ametll/i }],
  [/\b(?:nuez|nueces)\b/, { en: /nut/i, fr: /noix/i, de: /nuss|nüss/i, ca: /\bnou/i }],
  [/avellana/, { en: /hazelnut/i, fr: /noisette/i, de: /haselnuss|haselnüss/i, ca: /avellan/i }],
  [/\bpiñon/, { en: /pine nut/i, fr: /pignon/i, de: /pinien/i, ca: /pinyo/i }],
  [/cacahuete/, { en: /peanut/i, fr: /cacah/i, de: /erdn/i, ca: /cacauet/i }],
  [/pistacho/, { en: /pistach/i, fr: /pistach/i, de: /pistaz/i, ca: /pistatx|festuc/i }],
  [
    /\bhuevos?\b/,
    {
      en: /egg|omelette/i,
      fr: /œuf|omelette/i,
      de: /ei(?:er|n)?\b|eier|eigelb|omelett/i,
      ca: /\bous?\b|remenat|rovell/i,
    },
  ],
  [
    /\bnata\b/,
    { en: /cream|custard/i, fr: /crème|chantilly/i, de: /sahne|creme|rahm/i, ca: /\bnata\b|crema/i },
  ],
  [/\bmiel\b/, { en: /honey|syrup/i, fr: /miel|mélasse|sirop/i, de: /honig|sirup/i, ca: /\bmels?\b/i }],
  [
    /\bcerdo\b/,
    {
      en: /pork|pig|ham|lard/i,
      fr: /porc|cochon|saindoux/i,
      de: /schwein|spanferkel/i,
      ca: /porc|garrí|llard/i,
    },
  ],
  [/\bmariscos?\b/, { en: /seafood/i, fr: /fruits de mer/i, de: /meeresfr/i, ca: /marisc/i }],
  [/\bbacalao\b/, { en: /cod/i, fr: /morue|cabillaud/i, de: /kabeljau/i, ca: /bacall/i }],
  [/\bsoja\b/, { en: /soy|bean/i, fr: /soja/i, de: /soja/i, ca: /soja/i }],
  [/\bsesamo\b/, { en: /sesam/i, fr: /sésam/i, de: /sesam/i, ca: /sèsam/i }],
]

const names = [...lexicon.es.nouns.keys()]

test.each(['en', 'fr', 'de', 'ca'] as const)(
  'no name of the lexicon loses what it states, in %s',
  (target) => {
    const lost = stated.flatMap(([word, words]) =>
      names
        .filter((name) => word.test(name))
        .map((name) => `${name}: ${said(name, target)}`)
        .filter((both) => !words[target].test(both.slice(both.indexOf(':')))),
    )
    expect(lost).toEqual([])
  },
)

test.each([
  ['ca', 'Gató de almendra con helado', 'Gató d’ametlla amb gelat'],
  ['en', 'Mató con miel y nueces', 'Fresh cheese with honey and walnuts'],
  ['fr', 'Hojuelas con miel', 'Bugnes croustillantes au miel'],
  ['de', 'Tallarines al huevo', 'Eiernudeln'],
  ['ca', 'Parrillada de marisco', 'Graellada de peix i marisc'],
  ['en', 'Coca de crema', 'Sweet custard coca'],
  ['en', 'Repápalos con leche', 'Repápalos (fried bread and egg balls) with milk'],
] as const)('what a menu states is said, in %s: %s', (target, dish, words) =>
  expect(said(dish, target)).toBe(words),
)

test.each([
  ['Vieja sancochada con papas', 'Peix lloro bullit amb patates'],
  ['Papas arrugadas', 'Patates arrugades'],
  ['Lentejas viudas', 'Llenties sense carn'],
  ['Bacalao a lo tío', 'Bacallà amb tomàquet i pebrot'],
  ['Suspiros', 'Merengues'],
  ['Brazo de gitano', 'Braç de gitano'],
  ['Huesos de santo', 'Ossos de sant (massapà)'],
])('a name of a person is the dish in Catalan, too: %s', (dish, catalan) =>
  expect(said(dish, 'ca')).toBe(catalan),
)

test.each([
  ['en', 'Falafel con salsa de yogur vegetal', 'Falafel with plant-based yoghurt sauce'],
  ['fr', 'Yogur vegetal', 'Yaourt végétal'],
  ['de', 'Queso vegetal', 'Pflanzlicher Käse'],
  ['fr', 'Coca de almendra', 'Gâteau aux amandes'],
  ['de', 'Coca de chocolate', 'Süße Coca mit Schokolade'],
  ['en', 'Filete con queso picón', 'Beef or pork steak with Picón blue cheese'],
  ['en', 'Arroz meloso de boletus', 'Creamy porcini mushroom rice'],
  ['fr', 'Postres de la casa', 'Desserts maison'],
  ['en', 'Pudin de la casa', 'House pudding'],
  ['de', 'Galtes de porc amb cebetes', 'Schweinebacken mit kleinen Zwiebeln'],
  ['de', 'Varitas de merluza', 'Seehechtstäbchen'],
  ['fr', 'Fruta fresca', 'Fruits frais'],
  ['en', 'Arroz con leche de la abuela', 'Grandma’s rice pudding'],
  ['fr', 'Canutillos rellenos', 'Cornets feuilletés fourrés'],
  ['ca', 'Crema de puerros con crujiente de jamón', 'Crema de porros amb cruixent de pernil'],
  ['en', 'Quesillo canario', 'Quesillo (Canarian crème caramel)'],
] as const)('what a judge found is said, in %s: %s', (target, dish, words) =>
  expect(said(dish, target)).toBe(words),
)
