/** The size of the design: all rectangles and sizes of a template use these units. */
export const designSize = { width: 1080, height: 1350 } as const

/** All formats for posting, printing and hanging up. Print uses 150 pixels per inch, so that the floor is 7.7 points on paper. */
export const menuFormats = {
  feed: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  card: { width: 1200, height: 630 },
  tv: { width: 1920, height: 1080 },
  a4: { width: 1240, height: 1754 },
  a5: { width: 874, height: 1240 },
  /** A6, a card that stands on a table. */
  table: { width: 620, height: 874 },
} as const

export type MenuFormat = keyof typeof menuFormats
export const menuFormatNames = ['feed', 'story', 'card', 'tv', 'a4', 'a5', 'table'] as const
export const imageFormats = ['feed', 'story', 'card', 'tv'] as const
export const pdfFormats = ['a4', 'a5', 'table'] as const

/** Each stock background is drawn once for each shape. The paper formats share one shape. */
export const stockShapes = ['feed', 'story', 'card', 'tv', 'paper'] as const
export type StockShape = (typeof stockShapes)[number]

export const stockShapeOf = (format: MenuFormat): StockShape =>
  format === 'a4' || format === 'a5' || format === 'table' ? 'paper' : format

/** On disk the file has the same path below public/. */
export const stockBackgroundUrl = (stock: string, shape: StockShape) => `/templates/${stock}/${shape}.svg`

/** The floor: no text is smaller, in any format. Only the foot and the legend, which are small print everywhere, may be smaller. */
export const smallestFontSize = 16
export const smallestPrint = 12

/** Below this, in the units of a design, a post is hard to read on a phone. Paper is held nearer, so its own pixels count. */
export const legibleFontSize = 24
export const legiblePrint = 20

const ground = /^\/templates\/([a-z0-9-]+)\/feed\.svg$/

/**
 * The thumbnail of a template. A template on a stock ground gets the stock picture with a menu in it. Any other template gets its own
 * background.
 */
export const templateThumbnail = (imageUrl: string) => imageUrl.replace(ground, '/templates/$1/small.webp')

/** The sizes and rectangles of docs/product.md#template-defaults */
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

/** The maximum lengths of texts on a template. */
export const templateTexts = { text: 2000, category: 200, items: 20_000 } as const

/** The template that the editor begins with. The name comes from the page's messages. */
export function newTemplate(templateName: string) {
  return {
    templateName,
    imageUrl: '',
    menu: {
      sections: [],
      rect: { x: 340, y: 300, width: 400, height: 400 },
    },
    observations: { text: '', rect: { x: 340, y: 740, width: 400, height: 150 } },
    price: { text: templateDefaults.priceText, rect: { x: 340, y: 930, width: 400, height: 100 } },
    background: { kind: 'color' as const, color: '#ffffff' },
  }
}
