import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setWord } from '@/contract/rules/menu-layout/atoms'
import { cutWord } from '@/contract/rules/menu-layout/cut-word'
import { faceOf } from '@/contract/rules/menu-layout/face'
import { boxed, isRightToLeft } from '@/contract/rules/menu-layout/right-to-left'
import { type Atom, type Word, wordOf } from '@/contract/rules/menu-layout/word'
import { fonts } from './fonts'

const metrics = fonts('montserrat-400')
if (!metrics) throw new Error('Montserrat is there')
const face = faceOf('montserrat-400', metrics)
const word = (text: string) => setWord(text, face, fonts, new Set(), isRightToLeft(text))
const hyphen = word('-')

const letters = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aeiouyáühcrltbqugnñWMij'), minLength: 2, maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'שלוםسلام7()'), minLength: 2, maxLength: 30 }),
)

const wordAtom = (atom: Atom): Word => {
  if (atom.kind !== 'word') throw new Error('a part of a word is a word')
  return atom
}
const text = ({ chars }: Word) => chars.map(({ char }) => char).join('')
const extents = ({ chars: _, ...box }: Word) => box
const isWide = ({ inkLeft, inkRight }: Word, width: number) => inkRight - inkLeft > width

test('the parts of a word are the whole word, fit, and are measured as if they were set by themselves', () => {
  fc.assert(
    fc.property(letters, fc.double({ min: 0.5, max: 8, noNaN: true }), (written, width) => {
      const whole = word(written)
      const cut = cutWord({ ...whole, gap: 0.25 }, { width, hyphen })
      if (!isWide(whole, width)) return
      if (!cut) return void expect(whole.chars.some((one) => isWide(wordOf([one]), width))).toBe(true)
      const parts = [...cut.parts, cut.rest].map(wordAtom)
      const bare = parts.map((part, at) =>
        at < parts.length - 1 && text(part).endsWith('-') ? text(part).slice(0, -1) : text(part),
      )
      if (whole.direction !== 'right') expect(bare.join('')).toBe(text(whole))
      for (const part of parts) {
        expect(isWide(part, width)).toBe(false)
        const { gap: _, ...own } = { gap: 0, ...extents(part) }
        const { direction } = part
        const alone = wordOf([...part.chars])
        expect(own).toEqual(extents(direction === undefined ? alone : boxed(alone, direction)))
      }
    }),
  )
})

test('a part that ends between two letters has no room for another one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 200 }),
      fc.double({ min: 1, max: 20, noNaN: true }),
      (count, width) => {
        const whole = word('W'.repeat(count))
        const cut = cutWord({ ...whole, gap: 0 }, { width, hyphen })
        if (!cut || !isWide(whole, width)) return
        const [first] = cut.parts.map(wordAtom)
        const most = first?.chars.length ?? 0
        expect(isWide(wordOf(whole.chars.slice(0, most + 1)), width)).toBe(true)
        expect(cut.isRough).toBe(true)
      },
    ),
  )
})
