import type { BlockStyle, Rect, UserTemplate } from '@/contract/entities/template'

/** The blocks, which can be selected and moved. `layers` uses the same names. */
export type TextBlock = `text:${string}`
export type Block = 'menu' | 'price' | 'observations' | 'foot' | 'qr' | 'legend' | TextBlock
/** The optional blocks. Every template has the other blocks. */
export type Extra = 'foot' | 'qr' | 'legend'

/** The parts with their own style. The menu's headings and dishes have separate styles. */
export type Part = 'category' | 'item' | Exclude<Block, 'menu' | 'qr'>

export type Section = UserTemplate['menu']['sections'][number]
export type Foot = NonNullable<UserTemplate['foot']>
export type Background = NonNullable<UserTemplate['background']>

export const isText = (block: string): block is TextBlock => block.startsWith('text:')
export const textBlock = (id: string): TextBlock => `text:${id}`

export function partsOf(block: Block): readonly Part[] {
  if (block === 'menu') return ['category', 'item']
  return block === 'qr' ? [] : [block]
}

export const freeText = ({ texts = [] }: UserTemplate, block: TextBlock) =>
  texts.find(({ id }) => textBlock(id) === block)

/** All blocks of the design, in painting order, unless `layers` gives another order. */
function present({ texts = [], foot, qr, allergenSigns }: UserTemplate): Block[] {
  const extras: Block[] = []
  if (foot) extras.push('foot')
  if (allergenSigns?.shown && allergenSigns.legend) extras.push('legend')
  if (qr?.shown) extras.push('qr')
  return [...texts.map(({ id }) => textBlock(id)), 'menu', 'observations', 'price', ...extras]
}

/** The blocks from the bottom up. Blocks that `layers` does not name lie on top. */
export function layersOf(design: UserTemplate): Block[] {
  const all = present(design)
  const named = [...new Set(design.layers)].flatMap((name) => all.find((block) => block === name) ?? [])
  return [...named, ...all.filter((block) => !named.includes(block))]
}

const nowhere: Rect = { x: 0, y: 0, width: 0, height: 0 }

export function rectOf(design: UserTemplate, block: Block): Rect {
  if (isText(block)) return freeText(design, block)?.rect ?? nowhere
  if (block === 'legend') return design.allergenSigns?.rect ?? nowhere
  return design[block]?.rect ?? nowhere
}

export function styleOf(design: UserTemplate, part: Part): BlockStyle {
  if (isText(part)) return freeText(design, part)?.style ?? {}
  if (part === 'category') return design.menu.categoryStyle ?? {}
  if (part === 'item') return design.menu.itemStyle ?? {}
  if (part === 'legend') return design.allergenSigns?.style ?? {}
  return design[part]?.style ?? {}
}

export function textOf(design: UserTemplate, block: 'price' | 'observations' | TextBlock) {
  return isText(block) ? (freeText(design, block)?.text ?? '') : design[block].text
}
