import sharp from 'sharp'
import type { MenuContent } from '@/contract/entities/menu'
import { photoPlaces } from '@/contract/entities/sheet-dress'
import type { UserTemplate } from '@/contract/entities/template'
import { menuFormats, newTemplate } from '@/contract/rules/menu-layout/formats'
import { printedMenu } from '@/contract/rules/menu-layout/printed-menu'
import { stockDesigns, stockTemplates } from '@/contract/stock-templates'
import { dressPlaces } from '@/contract/stock-templates/dress'
import { stockTemplate } from '@/contract/stock-templates/stock-template'
import messages from '@/messages/es.json'
import type { Sheet } from '@/server/images/drawer'
import { readDrawing, readGround } from '@/server/images/drawn-grounds'
import { areaOn } from '@/server/images/dress/canvas'
import type { Pictures } from '@/server/images/dress/paint-dressed'
import { cutPicture } from '@/server/images/paint-background'

const template: UserTemplate = {
  ...newTemplate('Medida'),
  background: { kind: 'image', url: '/files/medida/1920.webp', shade: 0.2 },
  menu: {
    sections: [],
    rect: { x: 90, y: 200, width: 900, height: 700 },
    categoryStyle: { fontFamily: 'Lobster', color: '#b3261e' },
    itemStyle: { fontFamily: 'Lora', lineHeight: 1.2 },
  },
  foot: { rect: { x: 90, y: 1250, width: 900, height: 70 }, allergens: true, water: true, leftovers: true },
}

const courses = ['Primeros', 'Segundos', 'Postres']
const dishes = [
  'Ensalada mixta con atún',
  'Lentejas estofadas',
  'Merluza a la romana',
  'Secreto ibérico con patatas',
]

/** One of many menus that differ, on a photo. */
export function sampleSheet(number: number): Sheet {
  const menu: MenuContent = {
    ...{ price: 10 + (number % 90) / 10, halfPrice: null, includes: ['pan', 'bebida'], window: null },
    observation: `Menú número ${number}`,
    categories: courses.map((name) => ({
      name,
      items: dishes.map((dish) => ({ name: `${dish} ${number}` })),
    })),
  }
  const facts = {
    restaurante: 'Casa Lola',
    fecha: 'viernes 20 de noviembre',
    horario: '',
    menu: 'Menú del día',
    contacto: '',
  }
  const printed = printedMenu({ template, menu, words: messages, facts })
  return { template, printed, format: 'feed', language: 'es' }
}

/** The same menu in one of our templates, with its ground as the build has drawn it, and as its drawing. */
export async function stockSheet(number: number): Promise<{ sheet: Sheet; ground: Buffer; drawing: Buffer }> {
  const { template } = stockTemplates[number % stockTemplates.length] ?? {}
  if (template?.background?.kind !== 'stock') throw new Error('a stock template has its drawing')
  const { stock } = template.background
  const [ground, drawing] = [await readGround(stock, 'feed'), await readDrawing(stock, 'feed')]
  if (!ground || !drawing) throw new Error(`${stock}: its drawing is missing`)
  return { sheet: { ...sampleSheet(number), template }, ground, drawing }
}

/** A photo as it is stored once it has been cut, for each place on the sheet, and a logo. */
export async function sampleDress(photo: Uint8Array) {
  const design = designOf(0)
  const cuts = new Map<string, Buffer>()
  for (const place of photoPlaces) {
    const { area } = dressPlaces('feed', design, { photo: { url: '', place } }).photo ?? {}
    if (area) cuts.set(place, await cutPicture(photo, areaOn({ ...menuFormats.feed, scale: 1 }, area)))
  }
  return { cuts, logo: await sampleLogo() }
}

function designOf(number: number) {
  const design = stockDesigns[number % stockDesigns.length]
  if (!design) throw new Error('there are designs')
  return design
}

/** The same menu in one of our templates with a logo, and with a photo as its head or behind everything. */
export async function dressedSheet(
  number: number,
  { cuts, logo }: Awaited<ReturnType<typeof sampleDress>>,
): Promise<{ sheet: Sheet; pictures: Pictures }> {
  const design = designOf(number)
  const place = photoPlaces[Math.floor(number / stockDesigns.length) % photoPlaces.length] ?? 'band'
  // Each restaurant has a photo of its own, so the drawing thread does not know it yet.
  const wishes = { logo: { url: 'logo' }, photo: { url: `${number}`, place } }
  const { template } = stockTemplate(design, wishes)
  const sheet = { ...sampleSheet(number), template, dress: dressPlaces('feed', design, wishes) }
  const ground = await readGround(design.key, 'feed')
  if (!ground) throw new Error(`${design.key}: its drawing is missing`)
  return { sheet, pictures: { ground, photo: cuts.get(place) ?? null, logo } }
}

/** Cut out, so that its ground shows through. */
const sampleLogo = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><path d="M300 20L560 560H40z" fill="#7a1f2b"/><circle cx="300" cy="380" r="120" fill="#f4e3c1"/></svg>',
    ),
  )
    .png()
    .toBuffer()

/** As large as a stored upload may be, with as much detail as a photo. */
export async function samplePhoto(): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 140, sigma: 40 } as const
  const create = { width: 1920, height: 1440, channels: 3, background: '#808080', noise } as const
  return sharp({ create }).blur(2).webp({ quality: 80 }).toBuffer()
}
