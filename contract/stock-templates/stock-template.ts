import type { BlockStyle, UserTemplate } from '../entities/template'
import { type MenuFormat, menuFormats, stockBackgroundUrl } from '../rules/menu-layout/formats'
import { lightInk } from '../rules/menu-layout/light-ink'
import type { Ink, StockDesign } from './design'
import { blocksOverPhoto, dressedZones, shapeOf, type Wishes } from './dress'
import { formatWidths, type StockBlock, type Zone, type Zones } from './zones'

/** A stock template, for every owner. Its id looks like any other id, so that clients can choose it like an owner's template. */
export type StockTemplate = { id: string; template: UserTemplate }

/**
 * The template of a design, with its texts and the drawing of each format. With a photo, its letters are as `format` needs them: those
 * over the photo are light.
 */
export function stockTemplate(
  design: StockDesign,
  wishes: Wishes = {},
  format: MenuFormat = 'feed',
): StockTemplate {
  const { key, id, name, composition } = design
  const { text } = dressedZones('feed', design, wishes)
  const overPhoto = blocksOverPhoto(shapeOf(format), design, wishes)
  const on = (block: StockBlock, ink: Ink): Ink =>
    overPhoto.has(block) ? { ...ink, color: lightInk(ink.color) } : ink
  const lean = composition === 'left' ? 'left' : 'center'
  const style = (ink: Ink, size: number, more: BlockStyle = {}): BlockStyle => ({
    ...{ maxFontSize: ink.size ?? size, color: ink.color, fontFamily: ink.font },
    ...{ bold: ink.bold ?? false, uppercase: ink.uppercase ?? false, lineHeight: ink.lineHeight ?? 1.1 },
    ...{ align: lean, verticalAlign: 'middle', transparent: true },
    ...more,
  })
  const title = (block: 'nombre' | 'titulo' | 'fecha', words: string, ink: Ink, size: number) => ({
    ...{ id: block, text: words, rect: text[`text:${block}`], style: style(on(`text:${block}`, ink), size) },
  })
  const small = style(on('foot', design.foot), 21, { lineHeight: 1.15, verticalAlign: 'bottom' })
  const heading = on('menu', design.category)
  const template: UserTemplate = {
    templateName: name,
    imageUrl: stockBackgroundUrl(key, 'feed'),
    menu: {
      sections: sampleSections,
      rect: text.menu,
      categoryStyle: style(heading, 60, { spacing: 34 }),
      itemStyle: style(on('menu', design.item), 58, { spacing: 12 }),
      fills: true,
    },
    observations: {
      text: sampleObservations,
      rect: text.observations,
      style: style(on('observations', design.observations), 34, {
        verticalAlign: lean === 'left' ? 'bottom' : 'middle',
      }),
    },
    price: {
      text: samplePrice,
      rect: text.price,
      style: style(design.price, 80, { align: 'center' }),
      unpriced: 'Menú',
    },
    background: { kind: 'stock', stock: key },
    texts: [
      title('nombre', '{restaurante}', design.around, 34),
      title('titulo', '{menu}', design.title, 100),
      title('fecha', '{fecha}', { ...design.around, bold: false, uppercase: false, size: 30 }, 30),
    ],
    foot: { rect: text.foot, style: small, contact: true, allergens: true, water: true, leftovers: true },
    qr: { rect: text.qr, shown: false },
    allergenSigns: {
      shown: true,
      legend: true,
      rect: text.legend,
      style: small,
    },
    ornament: { name: design.ornament, color: heading.color },
    formats: formatsOf(design, wishes),
  }
  return { id, template }
}

function formatsOf(design: StockDesign, wishes: Wishes): UserTemplate['formats'] {
  const rects = (format: keyof typeof formatWidths) => {
    const { shape, width } = formatWidths[format]
    const zones = dressedZones(shape, design, wishes)
    const rects = scaled(zones, width / zones.width, menuFormats[format])
    return { rects: zones.hasFoot ? rects : withoutSmallPrint(rects) }
  }
  return {
    ...{ story: rects('story'), card: rects('card'), tv: rects('tv') },
    ...{ a4: rects('a4'), a5: rects('a5'), table: rects('table') },
  }
}

/** What a format does not place on a card is left out there. */
function withoutSmallPrint({ foot, legend, qr, ...rects }: Record<string, Zone>) {
  return rects
}

function scaled({ text, height }: Zones, by: number, sheet: (typeof menuFormats)[MenuFormat]) {
  // A drawing covers its sheet. Extra height is cut, half above and half below.
  const down = (sheet.height - height * by) / 2
  const scale = ({ x, y, width, height }: Zone): Zone => ({
    ...{ x: x * by, y: y * by + down },
    ...{ width: width * by, height: height * by },
  })
  return Object.fromEntries(Object.entries(text).map(([block, zone]) => [block, scale(zone)]))
}

const samplePrice = '13,50 €'
const sampleObservations = 'Incluye pan, bebida y postre o café'
const sampleSections = [
  { category: 'Primeros', items: 'Lentejas estofadas con verduras\nEnsalada de tomate y ventresca' },
  { category: 'Segundos', items: 'Merluza a la plancha con patatas\nSecreto ibérico con pimientos' },
  { category: 'Postres', items: 'Flan de huevo casero' },
]
