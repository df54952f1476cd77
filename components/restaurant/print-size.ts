import type { Menu, MenuItem } from '@/contract/entities/menu'

type Printed = Pick<Menu, 'categories' | 'observation'>
type Layout = { columns: 1 | 2; size: number }

// A4 without its margins, in pixels, and the heights of its parts, in font sizes, as measured on printed pages.
const page = { width: 688, height: 965, gap: 38 }
const frame = 20
const categoryTitle = 2.8
const padding = 1.4
const nameLine = 1.56
const smallLine = 1.24

/** The number of lines of a text in this width. `scale` is its size relative to the page's font size. */
const linesOf = (letters: number, width: number, scale: number, size: number) =>
  Math.ceil(letters / (width / (0.5 * scale * size)))

function dishHeight({ name, diets = [], allergens = {} }: MenuItem, { columns, size }: Layout) {
  const width = columns === 1 ? page.width : (page.width - page.gap) / 2
  const declared = Object.keys(allergens).length
  const allergenLines = declared > 0 ? linesOf(10 + declared * 11, width, 0.875, size) : 0
  const smallLines = (diets.length > 0 ? 1 : 0) + allergenLines
  return padding + linesOf(name.length, width, 1.125, size) * nameLine + smallLines * smallLine
}

function heightOf({ categories, observation }: Printed, layout: Layout) {
  const { columns, size } = layout
  const dishes = categories.flatMap(({ items }) => items.map((item) => dishHeight(item, layout)))
  const note = observation ? 3 + linesOf(observation.length, page.width, 1, size) * 1.5 : 0
  const listed = dishes.reduce((sum, one) => sum + one, categories.length * categoryTitle)
  return size * (frame + note + listed / columns)
}

const layouts: Layout[] = [
  { columns: 1, size: 22 },
  { columns: 1, size: 20 },
  ...[18, 16, 14, 13, 12, 11, 10, 9, 8, 7].map((size) => ({ columns: 2, size }) as const),
]

/** The columns and font size («2x14») with which this menu fills one page. */
export function printSize(menu: Printed) {
  const { columns, size } = layouts.find((layout) => heightOf(menu, layout) <= page.height) ?? {
    columns: 2,
    size: 7,
  }
  return `${columns}x${size}`
}
