import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, contrastOver, hexOf, rgbOf } from '@/components/template-editor/colors/contrast'
import { paletteOf } from '@/components/template-editor/colors/use-background-colors'
import { readNumber } from '@/components/template-editor/fields/number-field'

const part = fc.integer({ min: 0, max: 255 })
const rgb = fc.tuple(part, part, part)

it('reads what it writes', () => {
  fc.assert(
    fc.property(rgb, (color) => {
      expect(rgbOf(hexOf(color))).toEqual(color)
    }),
  )
  expect(rgbOf('#fc0')).toEqual([255, 204, 0])
  expect(rgbOf('rojo')).toBeNull()
})

it('knows WCAG’s contrast', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
  fc.assert(
    fc.property(rgb, rgb, (a, b) => {
      expect(contrast(a, b)).toBe(contrast(b, a))
    }),
  )
})

it('judges text by the ground that suits it least, a few specks aside', () => {
  const dark = Array.from({ length: 95 }, () => [20, 20, 20] as const)
  const light = Array.from({ length: 5 }, () => [255, 255, 255] as const)
  expect(contrastOver([255, 255, 255], [...dark, ...light])).toBeGreaterThan(15)
  expect(contrastOver([255, 255, 255], [...light, ...light, ...dark.slice(0, 50)])).toBe(1)
  expect(contrastOver([0, 0, 0], [])).toBeNull()
})

it('finds the colours a picture is made of', () => {
  const red = Array.from({ length: 60 }, () => [200, 16, 46] as const)
  const cream = Array.from({ length: 30 }, () => [250, 240, 220] as const)
  expect(paletteOf([...red, ...cream])).toEqual(expect.arrayContaining(['#c8102e']))
  fc.assert(
    fc.property(fc.array(rgb, { maxLength: 60 }), (pixels) => {
      const colors = paletteOf(pixels)
      expect(colors.length).toBeLessThanOrEqual(6)
      for (const color of colors) expect(rgbOf(color)).not.toBeNull()
    }),
  )
})

it('reads numbers as they are typed, and falls back to 0, a line height to 1', () => {
  expect(readNumber('12,5')).toBe(12.5)
  expect(readNumber(' 40 ')).toBe(40)
  for (const typed of ['', 'muy grande', '1e999', '--2']) expect(readNumber(typed)).toBe(0)
  expect(readNumber('alto', 1)).toBe(1)
  expect(readNumber('0', 1)).toBe(0)
})
