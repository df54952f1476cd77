import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOutlined, outlinedFace } from '@/contract/menu-fonts'
import { fallbacksFor } from '@/contract/rules/menu-layout/face'
import { plain } from '@/contract/rules/menu-layout/plain-text'
import { fontMetrics, strokesOf } from '@/server/images/letters'

test('there is a file for each of the characters that are looked for in one, and no other', () => {
  const asked = new Set<string>()
  for (let code = 0; code < 0x10_000; code += 1) asked.add(outlinedFace(code) ?? '')
  asked.delete('')
  const files = readdirSync('public/fonts/menu/outlines').map(
    (name) => `outlines/${name.replace('.json', '')}`,
  )
  expect(files.toSorted()).toEqual([...asked].toSorted())
})

test.each([
  'האוזן חצילים שלום',
  'شاي بالنعناع وكسكس لحم ؟ پیتزا',
  '麻婆豆腐宫保鸡丁',
  '燒賣飲茶',
  'ラーメン、餃子と寿司',
  '비빔밥 불고기',
])('%s is drawn within the measures it is set by', (text) => {
  for (const char of plain(text).replaceAll(' ', '')) {
    const face = fallbacksFor(char).find((one) => fontMetrics(one)?.chars.includes(char)) ?? ''
    expect(isOutlined(face), char).toBe(true)
    const metrics = fontMetrics(face)
    const at = [...(metrics?.chars ?? '')].indexOf(char)
    const [, minX = 0, minY = 0, maxX = 0, maxY = 0] = (metrics?.measures ?? []).slice(at * 5, at * 5 + 5)
    const em = metrics?.unitsPerEm ?? 1
    const strokes = strokesOf(face, char)
    expect(strokes.length, char).toBeGreaterThan(3)
    const onPath = strokes.flatMap(({ args }) => [args.slice(-2)]).filter(({ length }) => length === 2)
    for (const [x = 0, y = 0] of onPath) {
      expect(x * em, char).toBeGreaterThanOrEqual(minX - 1)
      expect(x * em, char).toBeLessThanOrEqual(maxX + 1)
      expect(y * em, char).toBeGreaterThanOrEqual(minY - 1)
      expect(y * em, char).toBeLessThanOrEqual(maxY + 1)
    }
  }
})
