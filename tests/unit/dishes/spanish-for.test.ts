import { expect, test } from 'vitest'
import { spanishFor } from '@/server/text/dishes/spanish-for'

test.each([
  ['chicken', 'pollo'],
  ['Fish', 'pescado'],
  ['pollastre', 'pollo'],
  ['oilaskoa', 'pollo'],
  ['oilasko', 'pollo'],
  ['lentils', 'lenteja'],
  ['rice pudding', 'arroz con leche'],
  ['fish and rice', 'pescado arroz'],
  ['poulet', 'pollo'],
  ['Hähnchen', 'pollo'],
  ['ham', 'jamón'],
  ['polo', 'pollo'],
  ['grilled chicken', 'pollo'],
  ['roast chicken', 'pollo asado'],
  ['pollastre rostit', 'pollo asado'],
  ['oilasko errea', 'pollo asado'],
  ['poulet rôti', 'pollo asado'],
  ['gegrilltes Hähnchen', 'pollo'],
  ['poulet grillé', 'pollo'],
  ['steamed chicken', 'pollo'],
  ['peix a la planxa', 'pescado'],
  ['pollastre amb patates', 'pollo patata'],
  ['chicken with tomato', 'pollo tomate'],
  ['fish with cheese', 'pescado queso'],
  ['oilaskoa plantxan', 'pollo'],
  ['peixe á grella', 'pescado'],
  ['fried eggs', 'huevo frito'],
  ['green beans', 'judía verde'],
  ['grilled green beans', 'judía verde'],
  ['chicken with rice', 'pollo arroz'],
  ['pollo with rice', 'pollo arroz'],
  ['rice pudding with chocolate', 'arroz con leche chocolate'],
])('«%s» is searched for as «%s»', (typed, spanish) =>
  expect(spanishFor(typed.split(' '))?.join(' ')).toBe(spanish),
)

test.each([
  ...['pollo', 'bar', 'sepia', 'chicken trapisonda', 'casa lola', 'menu', ''],
  ...['pollo asado', 'pollo con arroz', 'polo de limón', 'grilled', 'arroz and pollo'],
])('«%s» stays', (typed) => expect(spanishFor(typed.split(' '))).toBeNull())
