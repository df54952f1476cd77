import { expect, test } from 'vitest'
import { said } from './said'

test.each([
  ['Hummus de remolacha', 'Rote-Bete-Hummus'],
  ['Crema de remolacha', 'Rote-Bete-Cremesuppe'],
  ['Hummus de calabaza', 'Kürbishummus'],
  ['Crema de calabacín', 'Zucchinicremesuppe'],
  ['Crema de alubias blancas', 'Cremesuppe mit weißen Bohnen'],
])('a name of two nouns begins a German word as one: %s', (dish, german) =>
  expect(said(dish, 'de')).toBe(german),
)
