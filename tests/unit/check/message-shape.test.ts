import { expect, test } from 'vitest'
import { differenceOf, readMessage } from '@/scripts/check/message-shape.mjs'

const difference = (own: string, castilian: string) => differenceOf(readMessage(own), readMessage(castilian))

const counted = '{count, plural, one {# plato} other {# platos}} de {n, plural, one {# menú} other {# menús}}'

test.each([
  ['{count, plural, one {# dish} other {# dishes}} of {n, plural, one {# menu} other {# menus}}', counted],
  ['{count, plural, one {a dish} other {# dishes}} of {n, plural, one {a menu} other {# menus}}', counted],
  [
    '{n, plural, one {# menu has} other {# menus have}} {count, plural, one {# dish} other {# dishes}}',
    counted,
  ],
  [
    '{count, plural, one {# dish of {name}} other {# dishes of {name}}}',
    '{count, plural, one {# plato} other {# platos}} de {name}',
  ],
  ['Hello <b>{name}</b>', '<b>{name}</b>, hola'],
  ['At {time, time, short} # 3', 'A las {time, time, short}, n.º 3'],
])('«%s» has all of «%s»', (own, castilian) => {
  expect(difference(own, castilian)).toBeUndefined()
})

test.each([
  [
    '{count, plural, other {dishes}} of {n, plural, one {a menu} other {menus}}',
    counted,
    /^has «count plural: other;/,
  ],
  [
    '{count, plural, one {# dish} other {dishes}} of {n, plural, one {# menu} other {# menus}}',
    counted,
    /^has «» \(count other\) \(n one\) where Castilian has «#count»/,
  ],
  [
    '{count, plural, one {# dish of {name}} other {# dishes}}',
    '{count, plural, one {# plato} other {# platos}} de {name}',
    /^has «#count» \(count other\) where Castilian has «#count name»/,
  ],
  [
    '{count, plural, one {# dish} other {# dishes}} of {name}',
    '{count, plural, one {# plato} other {# platos de {name}}}',
    /^has «name» \(count one\) where Castilian has «»/,
  ],
  [
    '{n} dishes',
    '{n, plural, one {# plato} other {# platos}}',
    /^has «» where Castilian has «n plural: one, other»/,
  ],
  ['Hello {nome}', 'Hola, {name}', /^has «nome» where Castilian has «name»/],
  ['Hello <b>you</b>', 'Hola', /^has «<b>» where/],
])('«%s» has not all of «%s»', (own, castilian, problem) => {
  expect(difference(own, castilian)).toMatch(problem)
})

test.each([
  ["Hello '{name}' }", /apostrophe/],
  ["L'addition", /apostrophe/],
  ['Hello {name} }', /a } too many/],
  ['Hello {name', /begins nothing/],
  ['Hello { }', /begins nothing/],
  ['{n, plural, one {# dish}}', /without the case «other»/],
  ['{n, plural, one {# dish} other {# dishes}', /without end/],
  ['<b>Hello', /<b> without end/],
  ['Hello</b>', /<\/b> too many/],
])('nobody can fill in «%s»', (text, problem) => {
  expect(() => readMessage(text)).toThrow(problem)
})
