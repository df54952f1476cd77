import type { BlockStyle, UserTemplate } from '@/contract/entities/template'
import type { Rect } from './geometry'

/** What can be selected and moved, by the names `layers` knows. */
export type TextBlock = `text:${string}`
export type Block = 'menu' | 'price' | 'observations' | 'foot' | 'qr' | 'legend' | TextBlock
/** What comes and goes; the others are every template's. */
export type Extra = 'foot' | 'qr' | 'legend'

/** What has a style of its own: the menu's headings and its dishes are told apart. */
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

/** Every block there is, in the order they are painted unless `layers` says otherwise. */
function present({ texts = [], foot, qr, allergenSigns }: UserTemplate): Block[] {
  const extras: Block[] = []
  if (foot) extras.push('foot')
  if (allergenSigns?.shown && allergenSigns.legend) extras.push('legend')
  if (qr?.shown) extras.push('qr')
  return [...texts.map(({ id }) => textBlock(id)), 'menu', 'observations', 'price', ...extras]
}

/** From the bottom up: what `layers` does not name lies above. */
export function layersOf(design: UserTemplate): Block[] {
  const all = present(design)
  const named = [...new Set(design.layers)].flatMap((name) => all.find((block) => block === name) ?? [])
  return [...named, ...all.filter((block) => !named.includes(block))]
}

const white: Background = { kind: 'color', color: '#ffffff' }

/** SPEC.md §3 knows a picture's address alone. */
export function backgroundOf({ background, imageUrl }: Pick<UserTemplate, 'background' | 'imageUrl'>) {
  if (background) return background
  const picture: Background = { kind: 'image', url: imageUrl }
  return imageUrl ? picture : white
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
