import fc from 'fast-check'
import { menuFonts } from '@/contract/menu-fonts'
import { menuFormatNames, newTemplate } from '@/contract/rules/menu-layout/formats'
import messages from '@/messages/es.json'

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
  // Characters that are reversed in right-to-left text, and characters that are treated differently there: brackets, figures, and foreign
  // letters with kerning.
  fc.string({ unit: fc.constantFrom(...'שלוםسلام  AVTo7,."()«»'), maxLength: 30 }),
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

/** Any template with any menu in any format: what a layout is asked, its fonts apart. */
export const anySheet = fc
  .record({
    ...{ menuRect: rect, legendRect: rect, categoryStyle: style, itemStyle: style, sections },
    observations: fc.record({ text: words, rect, style }),
    format: fc.constantFrom(...menuFormatNames),
    fills: fc.boolean(),
  })
  .map(
    ({ menuRect, legendRect, categoryStyle, itemStyle, sections: asked, observations, format, fills }) => ({
      format,
      template: {
        ...newTemplate('x'),
        menu: { sections: [], rect: menuRect, categoryStyle, itemStyle, fills },
        ornament: { name: 'plate' as const, color: '#333333' },
        observations,
        allergenSigns: { shown: true, legend: true, rect: legendRect },
      },
      printed: {
        sections: asked,
        observations: observations.text,
        price: '12,50 €',
        facts: {
          restaurante: 'Casa Lola',
          fecha: 'viernes 21 de noviembre',
          horario: '13:00–16:00',
          menu: 'Menú del día',
          contacto: 'Calle Mayor, 1, Madrid · 910 00 00 00',
        },
        foot: messages.printedMenu.foot,
        allergenNames: messages.allergens,
      },
    }),
  )
