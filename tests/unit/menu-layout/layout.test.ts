import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UserTemplate } from '@/contract/entities/template'
import { menuFonts } from '@/contract/menu-fonts'
import { layoutMenu, menuFormatNames, newTemplate, type PrintedMenu } from '@/contract/rules/menu-layout'
import messages from '@/messages/es.json'
import { fonts } from './fonts'
import { marksOutside } from './marks-outside'

const printed = (sections: PrintedMenu['sections'], more: Partial<PrintedMenu> = {}): PrintedMenu => ({
  sections,
  observations: 'Incluye pan y postre.',
  price: '12,50 €',
  facts: { restaurante: 'Casa Lola', fecha: 'viernes 21 de noviembre', horario: '13:00–16:00' },
  foot: messages.printedMenu.foot,
  allergenNames: messages.allergens,
  ...more,
})

const dishes = (...names: string[]) => names.map((text) => ({ text, allergens: [] }))

const textOf = (layout: ReturnType<typeof layoutMenu>, block: string) =>
  layout.marks.flatMap((mark) => (mark.kind === 'text' && mark.block === block ? [mark.chars.join('')] : []))

test('sets a short menu at the sizes of the specification', () => {
  const layout = layoutMenu({
    template: newTemplate('x'),
    printed: printed([{ category: 'Primeros', items: dishes('Gazpacho', 'Sopa de fideos') }]),
    format: 'feed',
    fonts,
  })
  expect(layout.warnings).toEqual([])
  const sizes = layout.marks.flatMap((mark) => (mark.kind === 'text' ? [[mark.block, mark.size]] : []))
  expect(sizes).toContainEqual(['menu', 60])
  expect(sizes).toContainEqual(['menu', 30])
  expect(sizes).toContainEqual(['price', 80])
})

test('eighty dishes go to columns and the floor, and what has no room is counted', () => {
  const items = dishes(...Array.from({ length: 80 }, (_, at) => `Merluza a la plancha con patatas ${at}`))
  const small = layoutMenu({
    template: newTemplate('x'),
    printed: printed([{ category: '', items }]),
    format: 'feed',
    fonts,
  })
  expect(small.warnings).toContainEqual(expect.objectContaining({ code: 'overflow', block: 'menu' }))
  const wide: UserTemplate = { ...newTemplate('x') }
  wide.menu = { ...wide.menu, rect: { x: 40, y: 40, width: 1000, height: 1200 } }
  const large = layoutMenu({
    template: wide,
    printed: printed([{ category: '', items }]),
    format: 'feed',
    fonts,
  })
  expect(large.warnings.filter(({ code }) => code === 'overflow')).toEqual([])
  expect(large.blocks.find(({ block }) => block === 'menu')?.columns).toBeGreaterThan(1)
})

test('hyphenates only what a line cannot hold', () => {
  const template = newTemplate('x')
  template.menu.rect = { x: 0, y: 0, width: 110, height: 400 }
  const menu = printed([{ category: '', items: dishes('Electroencefalografista', 'con sal') }])
  const lines = textOf(layoutMenu({ template, printed: menu, format: 'feed', fonts }), 'menu')
  expect(lines.join('')).toContain('-')
  expect(lines.at(-1)).toBe('con sal')
})

test('characters of no font are left out and named; emoji and Cyrillic have a stand-in', () => {
  const menu = printed([{ category: '', items: dishes('Борщ 🍕 麻婆豆腐 fin') }])
  const layout = layoutMenu({ template: newTemplate('x'), printed: menu, format: 'feed', fonts })
  expect(textOf(layout, 'menu').join('')).toBe('Борщ 🍕 fin')
  expect(layout.warnings).toContainEqual({ code: 'missing-characters', block: 'menu', detail: '麻婆豆腐' })
})

const rect = fc.record({
  x: fc.integer({ min: -50, max: 1100 }),
  y: fc.integer({ min: -50, max: 1400 }),
  width: fc.integer({ min: 0, max: 1200 }),
  height: fc.integer({ min: 0, max: 1400 }),
})
const style = fc.record(
  {
    maxFontSize: fc.integer({ min: -5, max: 200 }),
    fontFamily: fc.constantFrom(...menuFonts.map(({ family }) => family)),
    spacing: fc.integer({ min: -5, max: 60 }),
    lineHeight: fc.double({ min: 0, max: 3, noNaN: true }),
    align: fc.constantFrom('left', 'center', 'right'),
    verticalAlign: fc.constantFrom('top', 'middle', 'bottom'),
    transparent: fc.boolean(),
    bold: fc.boolean(),
    uppercase: fc.boolean(),
    padding: fc.integer({ min: 0, max: 60 }),
  },
  { requiredKeys: [] },
)
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    'Arroz con leche',
    'Merluza a la romana con ensalada',
    'Ñoquis 🍝',
    'שלום',
    'سلام',
    '麻婆豆腐',
    'ﷺ',
  ),
)
const sections = fc.array(
  fc.record({
    category: words,
    items: fc.array(fc.record({ text: words, allergens: fc.subarray(['gluten', 'milk', 'nuts'] as const) }), {
      maxLength: 30,
    }),
  }),
  { maxLength: 4 },
)

test('nothing is painted outside its box, nor smaller than the floor, whatever is asked', () => {
  const any = fc.record({
    menuRect: rect,
    categoryStyle: style,
    itemStyle: style,
    observations: fc.record({ text: words, rect, style }),
    sections,
    format: fc.constantFrom(...menuFormatNames),
  })
  fc.assert(
    fc.property(any, ({ menuRect, categoryStyle, itemStyle, observations, sections: asked, format }) => {
      const template: UserTemplate = {
        ...newTemplate('x'),
        menu: { sections: [], rect: menuRect, categoryStyle, itemStyle },
        observations,
        allergenSigns: { shown: true, legend: true, rect: menuRect },
      }
      const menu = printed(asked, { observations: observations.text })
      const layout = layoutMenu({ template, printed: menu, format, fonts })
      expect(marksOutside(layout)).toEqual([])
      for (const mark of layout.marks) if (mark.kind === 'text') expect(mark.size).toBeGreaterThanOrEqual(16)
    }),
    { numRuns: 300 },
  )
})
