import { expect, test } from 'vitest'
import { readFacts } from '@/contract/rules/menu-text/facts'
import { wordTable } from '@/contract/word-table'
import { withFigures } from '@/server/modules/chatbot/engine/language/figures'
import { inSpanish } from '@/server/modules/chatbot/engine/learned/in-spanish'
import { placeWords } from '@/server/ports/geocoder/understood-words'
import { translateOnce } from '@/server/text/dishes/translate-once'

test('a table has the words that are in it, and no others', () => {
  const table = wordTable({ pan: 1 })
  const found = ['pan', 'constructor', 'toString', '__proto__'].map((word) => table[word])
  expect(found).toEqual([1, undefined, undefined, undefined])
  expect('constructor' in table).toBe(false)
})

test('«constructor» is a word like any other, of a place, of a chat and of a menu', () => {
  expect(placeWords('c/ Constructor')).toEqual(['calle', 'constructor'])
  expect(withFigures('dos constructor')).toBe('2 constructor')
  expect(inSpanish('constructor')).toBe('constructor')
  expect(readFacts('12 € con constructor')).toBeNull()
})

test('and of a dish, in pieces too', () => {
  const texts = translateOnce('con struct or patatas', 'en').pieces.map(({ text }) => text)
  expect(texts.join(' ')).not.toContain('native code')
})
