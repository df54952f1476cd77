import type { UserTemplate } from '../../entities/template'

/** SPEC.md §9's sizes and rectangles. */
export const templateDefaults = {
  categoryFontSize: 60,
  itemFontSize: 30,
  sectionSpacing: 10,
  itemSpacing: 5,
  lineHeight: 1,
  observationsFontSize: 40,
  priceFontSize: 80,
  priceText: '15 €',
  footFontSize: 20,
  textFontSize: 60,
  color: '#1f1a17',
  backgroundColor: '#ffffff',
} as const

/** How long what is written on a template may be. */
export const templateTexts = { text: 2000, category: 200, items: 20_000 } as const

/** What the editor begins with; the name comes from the page's words. */
export function newTemplate(templateName: string): UserTemplate {
  return {
    templateName,
    imageUrl: '',
    menu: {
      sections: [],
      rect: { x: 340, y: 300, width: 400, height: 400 },
    },
    observations: { text: '', rect: { x: 340, y: 740, width: 400, height: 150 } },
    price: { text: templateDefaults.priceText, rect: { x: 340, y: 930, width: 400, height: 100 } },
    background: { kind: 'color', color: '#ffffff' },
  }
}
