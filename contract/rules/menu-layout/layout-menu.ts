import type { BlockStyle, Rect, TemplateTextBlock, UserTemplate } from '../../entities/template'
import { allergens } from '../../lists'
import { placeAlone, withObservations } from './empty-observations'
import { type MenuFormat, templateDefaults } from './formats'
import { type Placement, placeTemplate } from './place-template'
import { type Entry, setBlock, type TextBlock } from './set-block'
import type { DressPlaces, FontLookup, Mark, MenuLayout, PrintedMenu } from './types'

type Question = {
  template: UserTemplate
  printed: PrintedMenu
  format: MenuFormat
  fonts: FontLookup
  /** Lay out only this block, while a person changes the block by hand. */
  only?: string
  /** The photo and the logo of a stock template. */
  dress?: DressPlaces
  /** Called after each block. It may throw, so that a sheet that nobody will draw is not laid out to its end. */
  onBlock?: (layout: Pick<MenuLayout, 'marks'>) => void
}

/** The only place that combines a menu and a template. The editor, the published sheet and the print use the result. */
export function layoutMenu({ template, printed, format, fonts, only, dress, onBlock }: Question): MenuLayout {
  const placement = placeTemplate(template, format)
  const { width, height, background } = placement
  const layout: MenuLayout = { format, width, height, background, marks: [], blocks: [], warnings: [] }
  if (dress) layout.dress = dress
  const drawing = { fonts, scale: placement.scale, ...layout }
  const painters = new Map<string, () => void>(
    textBlocks(template, printed, placement).map((block) => [block.block, () => setBlock(block, drawing)]),
  )
  if (template.menu.fills && !printed.observations)
    painters.set('observations', () => placeAlone(template, placement, layout))
  painters.set('qr', () => placeQr(template, printed, placement, layout))
  for (const name of leftOut(template, format)) painters.delete(name)
  for (const name of paintOrder(template.layers, [...painters.keys()]))
    if (only === undefined || only === name) {
      painters.get(name)?.()
      onBlock?.(layout)
    }
  if (dress?.photo) layout.marks = layout.marks.filter((mark) => !isOrnamentOn(mark, dress))
  return layout
}

/** A line drawing fills a hole. Where a photo is, there is none. */
const isOrnamentOn = (mark: Mark, { photo }: DressPlaces) =>
  mark.kind === 'ornament' &&
  photo !== undefined &&
  mark.x < photo.area.x + photo.area.width &&
  mark.y < photo.area.y + photo.area.height

/** A chat shows a card very small. So small print and the QR code are left out, unless the template places them on the card. */
function leftOut({ formats }: UserTemplate, format: MenuFormat) {
  const placed = formats?.[format]?.rects ?? {}
  return format === 'card' ? ['foot', 'legend', 'qr'].filter((name) => !placed[name]) : []
}

/** The blocks in painting order: first the named layers in their order, then the other blocks. Unknown names are ignored. */
export function paintOrder(layers: readonly string[] | undefined, blocks: readonly string[]) {
  const named = (layers ?? []).filter((name) => blocks.includes(name))
  return [...new Set([...named, ...blocks])]
}

const entry = (text: string, style: BlockStyle | undefined, size: number, gap = 0): Entry => ({
  text,
  style,
  size,
  gap,
})

/** One entry for each line of the text. */
const lines = (text: string, style: BlockStyle | undefined, size: number) =>
  text.split(/\r\n|\r|\n/).map((line) => entry(line, style, size, style?.spacing ?? 0))

function textBlocks(template: UserTemplate, printed: PrintedMenu, { rectOf }: Placement): TextBlock[] {
  const { menu, observations, price, foot, allergenSigns, texts = [] } = template
  const block = (
    name: string,
    rect: Rect,
    style: BlockStyle | undefined,
    entries: Entry[],
    mostColumns = 1,
  ): TextBlock => ({ block: name, rect: rectOf(name, rect), style, entries, mostColumns })
  const smallPrint = (
    name: string,
    { rect, style }: Pick<TemplateTextBlock, 'rect' | 'style'>,
    texts: Entry[],
  ) => ({
    ...block(name, rect, style, texts),
    isSmallPrint: true,
  })
  const { observationsFontSize, priceFontSize, footFontSize, textFontSize } = templateDefaults
  return [
    ...texts.map(({ id, rect, style, text }) =>
      block(`text:${id}`, rect, style, lines(filledIn(text, printed), style, textFontSize)),
    ),
    {
      ...block('menu', menu.rect, menu.itemStyle, menuEntries(template, printed), 3),
      ...(menu.fills && { fills: true, ornament: template.ornament }),
      ...(menu.fills && !printed.observations && { rect: withObservations(template, rectOf) }),
    },
    block(
      'observations',
      observations.rect,
      observations.style,
      lines(printed.observations, observations.style, observationsFontSize),
    ),
    block('price', price.rect, price.style, lines(printed.price, price.style, priceFontSize)),
    ...(foot ? [smallPrint('foot', foot, footEntries(foot, printed, footFontSize))] : []),
    ...(allergenSigns?.shown && allergenSigns.legend
      ? [smallPrint('legend', allergenSigns, [legend(template, printed, footFontSize)])]
      : []),
  ]
}

/** Replaces each placeholder once, so that a dish called `{fecha}` stays unchanged. */
function filledIn(text: string, { facts, price }: PrintedMenu) {
  const words: Record<string, string> = { ...facts, precio: price }
  return text.replace(/\{(restaurante|fecha|horario|contacto|menu|precio)\}/g, (_, name) => words[name] ?? '')
}

function menuEntries({ menu, allergenSigns }: UserTemplate, { sections }: PrintedMenu): Entry[] {
  const { categoryStyle, itemStyle } = menu
  const sectionGap = Math.max(0, categoryStyle?.spacing ?? templateDefaults.sectionSpacing)
  const itemGap = Math.max(0, itemStyle?.spacing ?? templateDefaults.itemSpacing)
  return sections.flatMap(({ category, items }) => {
    const dishes = items.map(
      ({ text, allergens: contained }, at): Entry => ({
        ...entry(
          text,
          itemStyle,
          templateDefaults.itemFontSize,
          at === 0 && !category ? sectionGap : itemGap,
        ),
        signs: allergenSigns?.shown ? contained : [],
      }),
    )
    if (!category) return dishes
    const heading = entry(category, categoryStyle, templateDefaults.categoryFontSize, sectionGap)
    return [{ ...heading, keepsNext: dishes.length > 0, beginsSection: true }, ...dishes]
  })
}

/** How much larger than the sentences the line with the address is. */
const contactScale = 1.18

function footEntries(
  foot: NonNullable<UserTemplate['foot']>,
  { foot: words, facts }: PrintedMenu,
  size: number,
): Entry[] {
  const sentences = [
    foot.allergens && words.allergens,
    foot.water && words.water,
    foot.leftovers && words.leftovers,
  ]
  const maxFontSize = (foot.style?.maxFontSize || size) * contactScale
  const contact = entry(facts.contacto, { ...foot.style, maxFontSize }, size)
  const legal = entry(sentences.filter(Boolean).join(' '), foot.style, size, size * 0.2)
  return [...(foot.contact && facts.contacto ? [contact] : []), legal]
}

/** The names of the signs on the sheet, in the order of the law's annex. */
function legend(
  { allergenSigns }: UserTemplate,
  { sections, allergenNames }: PrintedMenu,
  size: number,
): Entry {
  const shown = new Set(sections.flatMap(({ items }) => items.flatMap((item) => item.allergens)))
  const pieces = allergens
    .filter((one) => shown.has(one))
    .map((one) => ({ text: allergenNames[one], signs: [one] }))
  return { ...entry('', allergenSigns?.style, size), legend: pieces }
}

function placeQr(
  { qr }: UserTemplate,
  printed: PrintedMenu,
  { rectOf }: Placement,
  { marks, warnings }: MenuLayout,
) {
  if (!qr?.shown || !printed.qr) return
  const { x, y, width, height } = rectOf('qr', qr.rect)
  const size = Math.min(width, height)
  if (size <= 0) {
    warnings.push({ code: 'box-too-small', block: 'qr' })
    return
  }
  marks.push({
    kind: 'qr',
    block: 'qr',
    x: x + (width - size) / 2,
    y: y + (height - size) / 2,
    size,
    color: qr.color || '#000000',
    backgroundColor: qr.backgroundColor || '#ffffff',
    squares: printed.qr,
  })
}
