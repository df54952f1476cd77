import { describe, expect, test } from 'vitest'
import type { Target } from '@/server/text/dishes/languages'
import { lexicon } from '@/server/text/dishes/read-lexicon'
import { wordsOf } from '@/server/text/dishes/spelling'
import { tokensOf } from '@/server/text/dishes/tokens'
import { said } from './said'

/** What a professional reviewer found in the lexicon, a row a finding. */
type Row = readonly [target: Target, dish: string, words: string]

const rows: Record<string, Row[]> = {
  'a note says of the dish what it says, and no more': [
    ['en', 'Hamburguesa de ternera (opción vegana)', 'Beef burger (vegan on request)'],
    ['fr', 'Pizza de jamón (opción vegetariana)', 'Pizza au jambon (végétarien sur demande)'],
    ['de', 'Lasaña de carne (opción vegana)', 'Fleischlasagne (auf Wunsch vegan)'],
    ['ca', 'Poke de salmón (opción vegana)', 'Poke de salmó (cru) (opció vegana)'],
    ['en', 'Fabada (vegana)', 'Fabada (vegan)'],
    ['fr', 'Ceviche (vegano)', 'Ceviche (végan)'],
    ['de', 'Cachopo (vegano)', 'Cachopo (vegan)'],
    ['en', 'Migas (vegetarianas)', 'Migas (vegetarian)'],
    ['en', 'Croquetas de jamón (vegetarianas)', '*Croquetas de jamón (vegetarianas)*'],
    ['en', 'San Jacobo vegano', '*San Jacobo vegano*'],
    ['en', 'Sándwich mixto vegano', '*Sándwich mixto vegano*'],
    ['en', 'Callos veganos', '*Callos veganos*'],
    ['de', 'Arroz tres delicias vegetariano', '*Arroz tres delicias vegetariano*'],
    ['fr', 'Chili vegano', 'Chili végan'],
    ['en', 'Curry massaman vegano', 'Vegan massaman curry (with potatoes and peanuts)'],
    ['en', 'Ajoblanco (vegano)', 'Ajoblanco (cold almond, garlic and bread soup) (vegan)'],
    ['en', 'Salchichas veganas', 'Vegan sausages'],
    ['en', 'Empanada vegetal', '*Empanada vegetal*'],
    ['en', 'Lubina (entera)', 'Sea bass (whole)'],
    ['en', '2º plato: Merluza', 'Main course: Hake'],
    ['fr', '2o: Merluza', 'Plat\u00a0: Merlu'],
    ['de', '2º: Merluza', 'Hauptgericht: Seehecht'],
    ['en', '1er plato: Sopa', 'Starter: Soup'],
    ['en', '3º: Flan', 'Dessert: Crème caramel'],
  ],
  'a gloss does not deny the word beside it': [
    ['en', 'Salmorejo caliente', 'Hot salmorejo'],
    ['en', 'Cocido viudo', 'Meatless cocido'],
    ['en', 'Cocido marinero', 'Seafood cocido'],
    ['de', 'Fabada marinera', 'Fabada mit Meeresfrüchten'],
    ['fr', 'Cocido marinero', 'Cocido de la mer'],
  ],
  'a plural is one': [
    ['en', 'Chuletas a la brasa', 'Char-grilled pork or beef chops'],
    ['en', 'Filetes con patatas', 'Beef or pork steaks with potatoes'],
    ['en', 'Paletillas al horno', 'Oven-baked lamb or pork shoulders'],
    ['en', 'Jarretes al vino', 'Beef or lamb shanks in wine'],
    ['en', 'Embutidos a la brasa', 'Grilled sausages (pork)'],
    ['fr', 'Platos combinados de pollo', 'Plats combinés avec poulet'],
    ['ca', 'Arroces tres delicias', 'Arrossos tres delícies (pernil, ou i gambes)'],
  ],
  'German bends the noun that stands behind «oder»': [
    ['de', 'Canelones de carrilleras', 'Cannelloni mit Schweine- oder Rinderbacken'],
    ['de', 'Patatas con chuletas', 'Kartoffeln mit Schweine- oder Rinderkoteletts'],
    ['de', 'Lentejas con piernas', 'Linsen mit Lamm- oder Schweinekeulen'],
  ],
  'what is small is that of the same name': [
    ['en', 'Patitas de cerdo', 'Pig’s trotters'],
    ['en', 'Patitas de calamar', '*Patitas de calamar*'],
    ['en', 'Flancito de huevo', 'Egg crème caramel'],
  ],
  'the cream of ice cream is no cream': [
    ['en', 'Helado (nata y chocolate)', 'Ice cream (cream and chocolate)'],
    ['en', 'Helado (nata, nuez)', 'Ice cream (cream and walnut)'],
  ],
  'what a name hides is said, in Catalan too': [
    ['en', 'Katsu curry', 'Katsu curry (breaded pork or chicken with Japanese curry)'],
    ['ca', 'Milanesa napolitana', 'Milanesa a la napolitana (amb pernil i formatge)'],
    ['ca', 'San Jacobo de merluza', 'Llibret de lluç (amb pernil)'],
    ['ca', 'Librito de pollo', 'Llibret de pollastre (amb pernil)'],
    ['ca', 'Churrasco', 'Xurrasco (porc o vedella)'],
    ['ca', 'Matanza', 'Matança (porc i embotit)'],
    ['ca', 'Curry massaman', 'Curri massaman (cacauets)'],
    ['ca', 'Pollo korma', 'Pollastre korma (sovint amb fruits secs)'],
    ['ca', 'Moqueca', 'Moqueca (guisat de peix amb coco)'],
    ['ca', 'Potaje de berros', 'Potatge de créixens (sovint amb costella de porc)'],
    ['fr', 'Gyros', 'Gyros (souvent au porc)'],
    ['en', 'Souvlaki', 'Souvlaki (Greek meat skewer, usually with pork)'],
    ['en', 'Ensalada César', 'Caesar salad (usually with anchovy, often chicken)'],
    ['de', 'Papas aliñás', 'Kalter Kartoffelsalat (oft mit Thunfisch und Ei)'],
    ['de', 'Fabada', 'Fabada (Bohneneintopf mit Chorizo, Blutwurst und Speck)'],
    ['en', 'Asadura en salsa', 'Lamb or pork offal in sauce'],
  ],
  'a dish has the name that it has on menus': [
    ['en', 'Sopa de menudos', 'Giblet soup'],
    ['en', 'Truita amb suc', 'Omelette in sauce'],
    ['en', 'Arroz doce', 'Rice pudding'],
    ['en', 'Castañetas á grella', '*Castañetas á grella*'],
    ['en', 'Castañetas ibéricas al ajillo', 'Iberian pork glands (offal) with garlic'],
    ['en', 'Churrasco a la brasa', 'Char-grilled pork or beef (usually ribs)'],
    ['en', 'Sal de jamón', '*Sal de jamón*'],
    ['fr', 'Caracolas de pasta', 'Conchiglie'],
    ['en', 'Fetuccini con nata', 'Fettuccine with cream'],
    ['fr', 'Entraña a la brasa', 'Hampe de bœuf grillée au feu de bois'],
    ['de', 'Papas arrugadas', 'Kanarische Runzelkartoffeln'],
    ['en', 'Sopa fría de tomate', 'Cold tomato soup'],
    ['en', 'Puré de manzana', 'Apple purée'],
    ['fr', 'Pollo al curry verde', 'Poulet au curry vert'],
    ['en', 'Empanadas chilenas', '*Empanadas chilenas*'],
    ['en', 'Revuelto de criadillas', '*Revuelto de criadillas*'],
    ['en', 'Chivito', '*Chivito*'],
    ['en', 'Puré de castañas', '*Puré de castañas*'],
    ['fr', 'Sopa de galets', 'Bouillon de porc et bœuf aux conchiglie'],
    ['en', 'Paletas', '*Paletas*'],
    ['en', 'Paletilla', 'Lamb or pork shoulder'],
    ['en', 'Coditos', '*Coditos*'],
    ['en', 'Pavo con ameixas', 'Turkey with prunes'],
    ['en', 'Llampuga amb pebres', 'Mahi-mahi with peppers'],
    ['en', 'Entrecot als tres pebres', 'Entrecôte steak *als tres pebres*'],
    ['fr', 'Callos a la madrileña', 'Tripes à la madrilène (au chorizo et boudin noir)'],
    ['fr', 'Poke de salmón', 'Poke bowl au saumon (cru)'],
  ],
  'Toro is a place behind its wine': [
    ['en', 'Carrilleras al vino de Toro', 'Pork or beef cheeks in wine from Toro'],
    ['en', 'Rabo de toro', 'Oxtail'],
  ],
}

describe.each(Object.entries(rows))('%s', (_, found) => {
  test.each(found)('%s: %s', (target, dish, words) => expect(said(dish, target)).toBe(words))
})

const nouns = [...new Set(Object.values(lexicon).flatMap(({ nouns }) => [...nouns.values()]))].map(
  ({ noun }) => noun,
)
const pluralsOf = (target: Target) =>
  [...new Set(nouns)].flatMap(({ forms }) => {
    const form = forms[target]
    return form ? [form.plural, form.pattern?.plural ?? ''] : []
  })

test.each([
  ['en', /\b(?:porks|beefs|lambs(?!’)|hams|withs|bakeds|loafs|fishs|\p{L}+(?:[^lr]ess|sss))\b/iu],
  ['fr', /\b(?:avecs|ous|ets|aus|auxs|quatres|ands|végétals|bucos)\b/iu],
  ['ca', /(?:ssos|[ií]es|ions|gets|chips|gyros)os\b|\b(?:tresos|quatres|ands)\b/iu],
] as const)('a plural of the lexicon in %s is no word made twice', (target, wrong) => {
  expect(pluralsOf(target).filter((plural) => wrong.test(plural))).toEqual([])
})

test('a word of the lexicon is never mended into another', () => {
  const words = new Set(
    [...lexicon.es.nouns.keys(), ...lexicon.es.ways.keys()].flatMap((name) => name.split(' ')),
  )
  const written = [...words].filter((word) => word !== 'd' && !/aos?$/.test(word))
  const mended = written.filter((word) => wordsOf(tokensOf(word), word, 'es', true).join(' ') !== word)
  expect(mended).toEqual([])
})

test.each(['bazo', 'cidra', 'garras', 'jato', 'jatas', 'hijos', 'sazón'])(
  '«%s» is right as it is',
  (word) => {
    expect(wordsOf(tokensOf(word), word, 'es', true)).toEqual(tokensOf(word).map((token) => token.word))
  },
)
