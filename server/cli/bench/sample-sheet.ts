import sharp from 'sharp'
import type { MenuContent } from '@/contract/entities/menu'
import type { UserTemplate } from '@/contract/entities/template'
import { newTemplate } from '@/contract/rules/menu-layout/formats'
import { printedMenu } from '@/contract/rules/menu-layout/printed-menu'
import { stockTemplates } from '@/contract/stock-templates'
import messages from '@/messages/es.json'
import type { Sheet } from '@/server/images/drawer'
import { readDrawing, readGround } from '@/server/images/drawn-grounds'

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
  return { template, printed: printedMenu({ template, menu, words: messages, facts }), format: 'feed' }
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

/** As large as a stored upload may be, with as much detail as a photo. */
export async function samplePhoto(): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 140, sigma: 40 } as const
  const create = { width: 1920, height: 1440, channels: 3, background: '#808080', noise } as const
  return sharp({ create }).blur(2).webp({ quality: 80 }).toBuffer()
}
