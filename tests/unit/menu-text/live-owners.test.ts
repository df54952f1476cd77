import { expect, test } from 'vitest'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'
import { liveDay, liveOwners } from './corpus/live-owners'
import { scoreOf } from './score'

test.each(liveOwners.map((message) => [message.name, message] as const))('%s is read whole', (_, message) => {
  const { wrong, invented } = scoreOf([message], liveDay)
  expect(wrong).toEqual([])
  expect(invented).toBe(0)
})

const read = (text: string) => parseMenuText(text, { today: liveDay })
const asked = (text: string) => read(text).doubts.map(({ reason }) => reason)

test('behind a heading nobody is asked what a dish is', () => {
  expect(asked('Starters\ntomato soup\ncaesar salad\nblorf\nMains\nfish and chips')).toEqual([])
  expect(asked('lehenengoak: babarrunak, arrautza nahasiak perretxikoekin. Bigarrenak: legatza')).toEqual([])
  expect(asked('Primeros\nSopa\nSegundos\nPollo\nqwerty uiop')).toContain('unknown-dish')
})

test('what an owner tells about a dish is no part of it', () => {
  const [menu] = read(
    'De primero sopa (que hace un frío...). De segundo perdices que me salen de muerte o pollo',
  ).menus
  expect(menu?.categories.map(({ items }) => items.map(({ name }) => name))).toEqual([
    ['Sopa'],
    ['Perdices', 'Pollo'],
  ])
})

test.each([
  'Las lentejas que me comí ayer estaban frías',
  'El pollo que me pusisteis estaba crudo',
  'oye la paella de mañana guardame dos raciones que vienen mis suegros',
])('a complaint about a dish is no menu: %s', (text) =>
  expect(read(text).menus.flatMap(({ categories }) => categories)).toEqual([]),
)

test.each([
  ['14 euros todo incluido', 'Todo incluido'],
  ['12€ tot inclòs', 'Tot inclòs'],
  ['12 euros con todo', 'Con todo'],
  ['12€ all included', 'All included'],
  ['13€ con pan y bebida, el café aparte', 'el café aparte'],
])('%s: what names nothing is kept as a note', (line, note) =>
  expect(read(`Primeros: sopa\nSegundos: pollo\n${line}`).menus[0]?.observation).toBe(note),
)

test('a correction that says why is made', () => {
  const [menu] = read(
    'Hoy: primeros sopa. segundos pollo, merluza. ay no, merluza no, que no ha llegado, salmón',
  ).menus
  expect(menu?.categories.flatMap(({ items }) => items.map(({ name }) => name))).toEqual([
    'Sopa',
    'Pollo',
    'Salmón',
  ])
})
