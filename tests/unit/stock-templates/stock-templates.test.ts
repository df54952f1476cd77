import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { idPattern } from '@/contract/entities/id'
import { menuContent } from '@/contract/entities/menu'
import { userTemplate } from '@/contract/entities/template'
import { menuFonts } from '@/contract/menu-fonts'
import { menuFormatNames, menuFormats, stockShapes } from '@/contract/rules/menu-layout/formats'
import { findStockTemplate, stockDesigns, stockTemplates } from '@/contract/stock-templates'
import { zonesOf } from '@/contract/stock-templates/zones'
import { drawings } from '@/scripts/stock-templates/drawings'
import { longMenu, shortMenu } from '@/scripts/stock-templates/sample-menus'
import { layOut } from '@/scripts/stock-templates/sheet'
import { hardToRead } from './hard-to-read'

const menus = { short: menuContent.parse(shortMenu), long: menuContent.parse(longMenu) }
const fileOf = (key: string, name: string) => path.join('public/templates', key, name)

test('there are enough of them, each with an id and a name of its own', () => {
  expect(stockTemplates.length).toBeGreaterThanOrEqual(16)
  for (const of of [({ id }: { id: string }) => id, ({ key }: { key: string }) => key])
    expect(new Set(stockDesigns.map((design) => of(design))).size).toBe(stockDesigns.length)
  expect(new Set(stockDesigns.map(({ name }) => name)).size).toBe(stockDesigns.length)
})

describe.each(stockDesigns.map((design) => [design.key, design] as const))('%s', (key, design) => {
  const stock = findStockTemplate(design.id)
  if (!stock) throw new Error('a design is a template')

  test('is a template as an owner may save one', () => {
    expect(design.id).toMatch(idPattern)
    expect(userTemplate.parse(stock.template)).toEqual(stock.template)
  })

  test('uses fonts that are there, bold where they have it', () => {
    const { title, around, category, item, observations, price, foot } = design
    for (const { font, bold } of [title, around, category, item, observations, price, foot]) {
      const known = menuFonts.find(({ family }) => family === font)
      expect(known?.weights, font).toContain(bold ? 700 : 400)
    }
  })

  test('keeps every block on its sheet', () => {
    const { menu, observations, price, texts = [], formats = {} } = stock.template
    const designed = [menu, observations, price, ...texts].map(({ rect }) => rect)
    for (const format of menuFormatNames) {
      const { width, height } = menuFormats[format]
      const rects = format === 'feed' ? designed : Object.values(formats[format]?.rects ?? {})
      expect(rects.length, format).toBeGreaterThanOrEqual(designed.length)
      for (const rect of rects) {
        expect(Math.min(rect.x, rect.y, rect.width, rect.height), format).toBeGreaterThan(0)
        expect(rect.x + rect.width, format).toBeLessThanOrEqual(width)
        expect(rect.y + rect.height, format).toBeLessThanOrEqual(height)
      }
    }
  })

  test('is kept as it is drawn, small and with nothing from elsewhere', () => {
    for (const shape of stockShapes) {
      const kept = readFileSync(fileOf(key, `${shape}.svg`), 'utf8')
      expect(kept === `${drawings[key]?.(zonesOf(shape, design.composition))}\n`, 'npm run templates').toBe(
        true,
      )
      expect(kept.length, shape).toBeLessThan(80_000)
      expect(kept).not.toMatch(/<(text|image|script|style|filter|foreignObject|use)|href|NaN|undefined/)
    }
    expect(readFileSync(fileOf(key, 'small.webp')).length).toBeLessThan(32_000)
  })

  test.each(menuFormatNames)('holds a short and a long menu on %s', (format) => {
    for (const menu of [menus.short, menus.long])
      expect(layOut({ stock, format, menu }).warnings.filter(({ code }) => code !== 'small-type')).toEqual([])
  })

  test('has no small print on a card', () => {
    const { blocks } = layOut({ stock, format: 'card', menu: menus.long })
    expect(blocks.map(({ block }) => block)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/foot|legend/)]),
    )
    expect(layOut({ stock, format: 'feed', menu: menus.long }).blocks.map(({ block }) => block)).toContain(
      'foot',
    )
  })

  test.each(['feed', 'story', 'card', 'a4'] as const)('can be read on %s', async (format) => {
    expect(await hardToRead(layOut({ stock, format, menu: menus.long }))).toEqual([])
  })
})
