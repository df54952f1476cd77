import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fallbackFaces, menuFonts } from '@/contract/menu-fonts'
import { faceOf } from '@/contract/rules/menu-layout/face'
import { fontMetrics, fontOf } from '@/server/images/letters'

const faces = [
  ...menuFonts.flatMap(({ id, weights }) => weights.map((weight) => `${id}-${weight}`)),
  ...fallbackFaces.map(({ face }) => face),
]

const kerned = { kern: true, liga: false, clig: false, calt: false, rlig: false, ccmp: false, mark: false }

test('there are 35 families, and a file for every face', () => {
  expect(menuFonts).toHaveLength(35)
  const files = readdirSync('public/fonts/menu').filter((name) => name.endsWith('.woff2'))
  expect(files.map((name) => name.replace('.woff2', '')).toSorted()).toEqual(faces.toSorted())
})

test.each(faces)('%s is measured as its file has it', (key) => {
  const metrics = fontMetrics(key)
  if (!metrics) throw new Error('it has metrics')
  const face = faceOf(key, metrics)
  const font = fontOf(key)
  const text = ['AVATAR', 'Tocino', 'Café', 'Añojo', 'LYTW', '12,50€'].find((one) => [...one].every(face.has))
  if (!text) return
  const { positions } = font.layout(text, kerned, 'latn')
  const chars = [...text]
  const measured = chars.map((char, at) => {
    const next = chars[at + 1]
    return face.measure(char).advance + (next ? face.kern(char, next) : 0)
  })
  for (const [at, { xAdvance }] of positions.entries())
    expect(Math.abs(xAdvance / font.unitsPerEm - (measured[at] ?? 0))).toBeLessThan(0.002)
})
