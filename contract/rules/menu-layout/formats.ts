/** What a template is designed on: every rectangle and size of it counts in these. */
export const designSize = { width: 1080, height: 1350 } as const

/** Everything an owner posts, prints or hangs up. Print counts 150 to the inch, so that the floor is 7.7 points on paper. */
export const menuFormats = {
  feed: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  card: { width: 1200, height: 630 },
  tv: { width: 1920, height: 1080 },
  a4: { width: 1240, height: 1754 },
  a5: { width: 874, height: 1240 },
  /** A6, to stand on a table. */
  table: { width: 620, height: 874 },
} as const

export type MenuFormat = keyof typeof menuFormats
export const menuFormatNames = ['feed', 'story', 'card', 'tv', 'a4', 'a5', 'table'] as const
export const imageFormats = ['feed', 'story', 'card', 'tv'] as const
export const pdfFormats = ['a4', 'a5', 'table'] as const
export type ImageFormat = (typeof imageFormats)[number]
export type PdfFormat = (typeof pdfFormats)[number]

/** A stock background is drawn once a shape; the papers share one. */
export const stockShapes = ['feed', 'story', 'card', 'tv', 'paper'] as const
export type StockShape = (typeof stockShapes)[number]

export const stockShapeOf = (format: MenuFormat): StockShape =>
  format === 'a4' || format === 'a5' || format === 'table' ? 'paper' : format

/** On disk the same below public/. */
export const stockBackgroundUrl = (stock: string, shape: StockShape) => `/templates/${stock}/${shape}.svg`

/** Nothing is set smaller, in any format; but the foot and the legend, which are small print everywhere. */
export const smallestFontSize = 16
export const smallestPrint = 12
