import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '@/server/modules/search/leave-out'
import { nearestWord } from '@/server/modules/search/understand'
import { editDistance } from '@/server/text/edit-distance'

describe('the distance of two words', () => {
  test.each([
    ['paella', 'paella', 0],
    ['payella', 'paella', 1],
    ['madird', 'madrid', 1],
    ['gaspachos', 'gazpacho', 2],
    ['', 'sopa', 4],
    ['sopa', '', 4],
    ['ca', 'abc', 3],
  ])('%j and %j: %d', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance)
  })

  test('is the same both ways, none only from a word to itself, and at most the longer one', () => {
    const word = fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'b', 'c', 'ñ') })
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other)
        expect(distance).toBe(editDistance(other, one))
        expect(distance === 0).toBe(one === other)
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })
})

describe('the word that was meant', () => {
  const known = [
    { word: 'paella', weight: 900 },
    { word: 'paellera', weight: 3 },
    { word: 'pasta', weight: 500 },
    { word: 'rodaballo', weight: 40 },
    { word: 'rodaballos', weight: 2 },
  ]
  test.each([
    ['payella', false, 'paella'],
    ['pastta', false, 'pasta'],
    ['rodavallo', false, 'rodaballo'],
    ['rodav', true, 'rodaballo'],
    ['paellr', true, 'paella'],
    ['pstaa', false, 'pasta'],
    ['xyz', false, null],
    ['pi', false, null],
  ])('by %s (unfinished: %j) is %s', (typed, unfinished, word) => {
    expect(nearestWord(typed, known, unfinished)).toBe(word)
  })
})

describe('the words of a question', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['  paella  de marisco ', ['paella', 'de', 'marisco']],
    ["l'olla/pil-pil", ['l', 'olla', 'pil', 'pil']],
    ['🥘 "Ñoquis" & (2)', ['Ñoquis', '2']],
    ['jamo\u0301n', ['jamón']],
  ])('%j', (typed, words) => {
    expect(wordsOf(typed)).toEqual(words)
  })

  test('are letters and figures, and not without end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const words = wordsOf(typed)
        expect(words.length).toBeLessThanOrEqual(12)
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{M}\p{Nd}]+$/u)
      }),
    )
  })
})

test('a mark without a letter is no word', () => {
  expect(wordsOf('\u{1D158}\u{1D165}&\u{1D1B9}')).toEqual([])
  expect(wordsOf('\u0301 e\u0301')).toEqual(['\u00e9'])
})
