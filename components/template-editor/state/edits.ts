import type { BlockStyle, Rect, UserTemplate } from '@/contract/entities/template'
import {
  designSize,
  menuFormatNames,
  menuFormats,
  stockBackgroundUrl,
} from '@/contract/rules/menu-layout/formats'
import { moveItem } from '@/contract/rules/move-item'
import {
  type Background,
  type Block,
  type Extra,
  type Foot,
  isText,
  layersOf,
  type Part,
  rectOf,
  type Section,
  styleOf,
  type TextBlock,
  textBlock,
} from './design'
import { kept } from './geometry'

/** All edits of a design, as data. */
export type Edit =
  | { do: 'place'; block: Block; rect: Rect }
  | { do: 'style'; part: Part; change: BlockStyle }
  | { do: 'write'; block: 'price' | 'observations' | TextBlock; text: string }
  | { do: 'sections'; sections: Section[] }
  | { do: 'background'; background: Background }
  | { do: 'layer'; block: Block; to: number }
  | { do: 'show'; extra: Extra; shown: boolean }
  | { do: 'foot'; change: Partial<Pick<Foot, 'contact' | 'allergens' | 'water' | 'leftovers'>> }
  | { do: 'fills'; fills: boolean }
  | { do: 'signs'; shown: boolean }
  | { do: 'qrColors'; change: { color?: string; backgroundColor?: string } }
  | { do: 'addText'; id: string; text: string }
  | { do: 'remove'; block: TextBlock }
  | { do: 'rename'; name: string }

export const mostTexts = 8

export function edited(design: UserTemplate, edit: Edit): UserTemplate {
  switch (edit.do) {
    case 'place':
      return withFormats(placed(design, edit.block, kept(edit.rect, designSize)), design, edit.block)
    case 'style':
      return styled(design, edit.part, edit.change)
    case 'write':
      return written(design, edit.block, edit.text)
    case 'sections':
      return { ...design, menu: { ...design.menu, sections: edit.sections } }
    case 'background':
      return grounded(design, edit.background)
    case 'layer': {
      const layers = layersOf(design)
      const from = layers.indexOf(edit.block)
      return { ...design, layers: moveItem(layers, from, edit.to) }
    }
    case 'show':
      return shown(design, edit.extra, edit.shown)
    case 'foot':
      return { ...design, foot: { ...(design.foot ?? startingFoot), ...edit.change } }
    case 'fills':
      return { ...design, menu: { ...design.menu, fills: edit.fills } }
    case 'signs':
      return { ...design, allergenSigns: { ...(design.allergenSigns ?? startingSigns), shown: edit.shown } }
    case 'qrColors':
      return { ...design, qr: { ...(design.qr ?? startingQr), ...edit.change } }
    case 'addText':
      return withText(design, edit.id, edit.text)
    case 'remove':
      return { ...design, texts: design.texts?.filter(({ id }) => textBlock(id) !== edit.block) }
    case 'rename':
      return { ...design, templateName: edit.name }
  }
}

/** Also sets `imageUrl`: a common client reads the picture from it, and lists show the picture (docs/product.md#template-fields). */
function grounded(design: UserTemplate, background: Background): UserTemplate {
  if (background.kind === 'color') return { ...design, background, imageUrl: '' }
  if (background.kind === 'stock')
    return { ...design, background, imageUrl: stockBackgroundUrl(background.stock, 'feed') }
  // The texts must stay at their places on the picture, in every format.
  return { ...design, background, imageUrl: background.url, formats: undefined }
}

/** Moves the block also in the formats that give it their own place, in proportion to the sheet. */
function withFormats(design: UserTemplate, before: UserTemplate, block: Block): UserTemplate {
  const { formats } = design
  if (!formats) return design
  const [from, to] = [rectOf(before, block), rectOf(design, block)]
  const moved = { ...formats }
  for (const name of menuFormatNames) {
    const rects = formats[name]?.rects
    const own = rects?.[block]
    if (!rects || !own) continue
    const { width, height } = menuFormats[name]
    const [across, down] = [width / designSize.width, height / designSize.height]
    const rect = {
      x: hundredths(own.x + (to.x - from.x) * across),
      y: hundredths(own.y + (to.y - from.y) * down),
      width: hundredths(Math.max(0, own.width + (to.width - from.width) * across)),
      height: hundredths(Math.max(0, own.height + (to.height - from.height) * down)),
    }
    moved[name] = { rects: { ...rects, [block]: rect } }
  }
  return { ...design, formats: moved }
}

const hundredths = (value: number) => Math.round(value * 100) / 100

const startingFoot: Foot = {
  rect: { x: 60, y: 1250, width: 960, height: 70 },
  allergens: true,
  water: true,
  leftovers: true,
}
const startingQr = { rect: { x: 860, y: 60, width: 160, height: 160 }, shown: false }
const startingSigns = {
  rect: { x: 60, y: 1140, width: 960, height: 90 },
  shown: false,
  legend: false,
}

function shown(design: UserTemplate, extra: Extra, isShown: boolean): UserTemplate {
  if (extra === 'foot') return { ...design, foot: isShown ? (design.foot ?? startingFoot) : undefined }
  if (extra === 'qr') return { ...design, qr: { ...(design.qr ?? startingQr), shown: isShown } }
  const signs = design.allergenSigns ?? startingSigns
  // The legend explains the signs, so it needs them.
  return { ...design, allergenSigns: { ...signs, legend: isShown, shown: signs.shown || isShown } }
}

function placed(design: UserTemplate, block: Block, rect: Rect): UserTemplate {
  if (isText(block)) return withTexts(design, block, { rect })
  if (block === 'foot') return { ...design, foot: { ...(design.foot ?? startingFoot), rect } }
  if (block === 'qr') return { ...design, qr: { ...(design.qr ?? startingQr), rect } }
  if (block === 'legend')
    return { ...design, allergenSigns: { ...(design.allergenSigns ?? startingSigns), rect } }
  return { ...design, [block]: { ...design[block], rect } }
}

function styled(design: UserTemplate, part: Part, change: BlockStyle): UserTemplate {
  const style = { ...styleOf(design, part), ...change }
  if (isText(part)) return withTexts(design, part, { style })
  if (part === 'category') return { ...design, menu: { ...design.menu, categoryStyle: style } }
  if (part === 'item') return { ...design, menu: { ...design.menu, itemStyle: style } }
  if (part === 'foot') return { ...design, foot: { ...(design.foot ?? startingFoot), style } }
  if (part === 'legend')
    return { ...design, allergenSigns: { ...(design.allergenSigns ?? startingSigns), style } }
  return { ...design, [part]: { ...design[part], style } }
}

function written(design: UserTemplate, block: 'price' | 'observations' | TextBlock, text: string) {
  return isText(block)
    ? withTexts(design, block, { text })
    : { ...design, [block]: { ...design[block], text } }
}

function withTexts(design: UserTemplate, block: TextBlock, change: object): UserTemplate {
  const texts = design.texts?.map((one) => (textBlock(one.id) === block ? { ...one, ...change } : one))
  return { ...design, texts }
}

function withText(design: UserTemplate, id: string, text: string): UserTemplate {
  const { texts = [] } = design
  if (texts.length >= mostTexts || texts.some((one) => one.id === id)) return design
  const rect = { x: 190, y: 80 + 40 * texts.length, width: 700, height: 120 }
  return { ...design, texts: [...texts, { id, text, rect, style: { align: 'center' } }] }
}
