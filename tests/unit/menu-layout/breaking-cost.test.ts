import { expect, test } from 'vitest'
import type { Paragraph } from '@/contract/rules/menu-layout/columns'
import type { Face, Measure } from '@/contract/rules/menu-layout/face'
import { fitText } from '@/contract/rules/menu-layout/fit-text'
import { boxed, isRightToLeft } from '@/contract/rules/menu-layout/right-to-left'
import { type SetChar, wordOf } from '@/contract/rules/menu-layout/word'

/** Letters that are as wide as they are high. Each one reports when it is measured. */
function countingFace() {
  const count = { reads: 0 }
  const measure: Measure = {
    get advance() {
      count.reads += 1
      return 1
    },
    ...{ minX: 0, minY: 0, maxX: 1, maxY: 0.7 },
  }
  const face: Face = {
    ...{ key: 'montserrat-400', ascent: 0.8, descent: -0.2 },
    has: () => true,
    measure: () => measure,
    kern: () => 0,
  }
  return { face, measure, count }
}

/** How often each letter of so many dishes of one word is measured until they are set. */
function readsALetter(dishes: number, word: string) {
  const { face, measure, count } = countingFace()
  const chars = [...word].map((char, x): SetChar => ({ char, face, x, measure }))
  const whole = isRightToLeft(word) ? boxed(wordOf(chars), 'right') : wordOf(chars)
  const hyphen = wordOf([{ char: '-', face, x: 0, measure }])
  const paragraphs = Array.from(
    { length: dishes },
    (): Paragraph => ({
      ...{ atoms: [{ ...whole, gap: 0.25 }], hyphen, face, size: 30, lineHeight: 1, gap: 5 },
      ...{ keepsNext: false, beginsSection: false, color: '#000' },
    }),
  )
  count.reads = 0
  fitText(paragraphs, { width: 400, height: 900, floor: 11, mostColumns: 3, lean: 0.5 })
  return count.reads / (dishes * word.length)
}

const monsters = {
  'three hundred W': 'W'.repeat(300),
  'three hundred letters with syllables': 'paella'.repeat(50),
  'three hundred vowels': 'a'.repeat(300),
  'three hundred letters from right to left': 'שלום'.repeat(75),
}

test.each(Object.entries(monsters))('a word of %s is measured about as often as a short one', (_, word) => {
  const long = readsALetter(10, word)
  expect(long).toBeLessThan(100)
  expect(readsALetter(10, word.repeat(4))).toBeLessThan(long * 1.5)
  expect(readsALetter(40, word)).toBeLessThan(long * 1.5)
})
