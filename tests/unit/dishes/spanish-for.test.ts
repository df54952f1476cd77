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
])('«%s» is searched for as «%s»', (typed, spanish) =>
  expect(spanishFor(typed.split(' '))?.join(' ')).toBe(spanish),
)

test.each(['pollo', 'bar', 'sepia', 'chicken trapisonda', 'casa lola', 'menu', ''])('«%s» stays', (typed) =>
  expect(spanishFor(typed.split(' '))).toBeNull(),
)
