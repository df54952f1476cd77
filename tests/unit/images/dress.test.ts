import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { menuContent } from '@/contract/entities/menu'
import type { PhotoPlace } from '@/contract/entities/sheet-dress'
import type { MenuFormat } from '@/contract/rules/menu-layout/formats'
import type { MenuLayout } from '@/contract/rules/menu-layout/types'
import { stockDesigns, stockTemplates } from '@/contract/stock-templates'
import type { Wishes } from '@/contract/stock-templates/dress'
import { longMenu } from '@/scripts/stock-templates/sample-menus'
import { layOut } from '@/scripts/stock-templates/sheet'
import { type Pictures, paintDressed } from '@/server/images/dress/paint-dressed'
import { paintBackground } from '@/server/images/paint-background'
import { leastContrasts } from './seen-behind'

const menu = menuContent.parse(longMenu)
const plain = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()

/** Black and white squares, smaller than a letter. */
function busy() {
  const [width, height] = [640, 480]
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1)
    pixels.fill((((at % width) >> 3) + ((at / width) >> 3)) % 2 ? 255 : 0, at * 3, at * 3 + 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

const photos: Record<string, () => Promise<Buffer>> = {
  bright: () => plain('#ffffff'),
  dark: () => plain('#0a0806'),
  busy,
  'of a paella': async () => readFileSync('scripts/assets/photos/paella.jpg'),
}

const stockOf = (wanted: string) => {
  const found = stockTemplates.find(({ id }) => stockDesigns.find(({ key }) => key === wanted)?.id === id)
  if (!found) throw new Error(`${wanted}: no template`)
  return found
}
const laidOut = (key: string, format: MenuFormat, wishes: Wishes) =>
  layOut({ stock: stockOf(key), format, menu, wishes })
const groundOf = ({ background }: MenuLayout) =>
  background.kind === 'cover' ? readFileSync(`public${background.url}`) : null

let number = 0
/** The address names what is remembered, so each picture has its own. */
const photoAt = (place: PhotoPlace) => {
  number += 1
  return { url: `/files/${number}/1.webp`, place }
}

async function least(key: string, format: MenuFormat, place: PhotoPlace, photo: Buffer, scale = 1) {
  const layout = laidOut(key, format, { photo: photoAt(place) })
  const pixels = await paintDressed(layout, { ground: groundOf(layout), photo }, scale)
  const contrasts = leastContrasts(layout, { pixels, scale })
  expect(contrasts.size).toBeGreaterThan(2)
  return Math.min(...contrasts.values())
}

/** One of each composition: centred, from the left, with the price in the corner. */
const compositions = ['azulejo', 'castizo', 'mantel'] as const
const enough = 4.5

describe.each(Object.entries(photos))('every letter over a photo that is %s can be read', (_, make) => {
  test.each(compositions)('in %s, high, wide and on paper', async (key) => {
    const photo = await make()
    for (const place of ['band', 'ground'] as const) {
      for (const format of ['feed', 'tv'] as const)
        expect(await least(key, format, place, photo), `${place} ${format}`).toBeGreaterThanOrEqual(enough)
      expect(await least(key, 'table', place, photo, 1.5), `${place} table`).toBeGreaterThanOrEqual(enough)
    }
  })
})

test.each(stockDesigns.map(({ key }) => key))(
  'every letter of %s can be read over a busy photo',
  async (key) => {
    const photo = await busy()
    for (const place of ['band', 'ground'] as const)
      expect(await least(key, 'feed', place, photo), place).toBeGreaterThanOrEqual(enough)
  },
)

test('a photo is darkened only as far as it needs, and only behind letters', async () => {
  const edgeAt = async (photo: Buffer, y: number) => {
    const layout = laidOut('mantel', 'card', { photo: photoAt('band') })
    const pixels = await paintDressed(layout, { ground: groundOf(layout), photo })
    return pixels[(y * layout.width + 20) * 3]
  }
  const [title, seal] = [120, 315]
  expect(await edgeAt(await plain('#0a0806'), title)).toBe(10)
  expect(await edgeAt(await plain('#ffffff'), title)).toBeLessThan(130)
  expect(await edgeAt(await plain('#ffffff'), seal)).toBe(255)
})

const painted = async (layout: MenuLayout, pictures: Omit<Pictures, 'ground'> = {}) =>
  paintDressed(layout, { ground: groundOf(layout), ...pictures })
const same = (one: Buffer, other: Buffer) => one.equals(other)

test('a sheet without them looks as before, and so does one whose files cannot be read', async () => {
  const layout = laidOut('huerta', 'feed', {})
  const before = await paintBackground(layout, groundOf(layout))
  expect(same(await painted(layout), before)).toBe(true)
  const broken = Buffer.from('no picture')
  const dressed = laidOut('huerta', 'feed', { logo: { url: '/files/x/1.webp' }, photo: photoAt('band') })
  expect(same(await painted(dressed, { photo: broken, logo: broken }), before)).toBe(true)
  expect(same(await painted(dressed, { photo: null, logo: null }), before)).toBe(true)
})

test('the seal of the price stays as it is drawn', async () => {
  const layout = laidOut('mantel', 'feed', { photo: photoAt('ground') })
  const [before, after] = [await painted(layout), await painted(layout, { photo: await busy() })]
  const seal = layout.dress?.photo?.sticker
  if (!seal) throw new Error('a photo leaves the seal free')
  const middle = (Math.round(seal.y + seal.height / 2) * layout.width + Math.round(seal.x + 30)) * 3
  expect(same(after.subarray(middle, middle + 300), before.subarray(middle, middle + 300))).toBe(true)
  expect(same(after.subarray(0, 3000), before.subarray(0, 3000))).toBe(false)
})

describe('a logo', () => {
  const square = (background: object | string) =>
    sharp({ create: { width: 90, height: 90, channels: 4, background } })
  const cutOut = (color: string) =>
    square({ r: 0, g: 0, b: 0, alpha: 0 })
      .composite([
        {
          input: Buffer.from(
            `<svg width="90" height="90"><path d="M10 40h70v10H10z" fill="${color}"/></svg>`,
          ),
        },
      ])
      .png()
      .toBuffer()
  const colorsIn = async (key: string, logo: Buffer, photo?: Buffer) => {
    const wishes = { logo: { url: '/files/l/1.webp' }, ...(photo && { photo: photoAt('ground') }) }
    const layout = laidOut(key, 'feed', wishes)
    const pixels = await painted(layout, { logo, ...(photo && { photo }) })
    const { box, lean } = layout.dress?.logo ?? { box: { x: 0, y: 0, width: 0, height: 0 }, lean: 0 }
    const size = Math.min(box.width, box.height)
    const [x, y] = [box.x + (box.width - size) * lean + size / 2, box.y + box.height / 2]
    const at = (dy: number) => (Math.round(y + dy * size) * layout.width + Math.round(x)) * 3
    return {
      ink: [...pixels.subarray(at(0), at(0) + 3)],
      above: [...pixels.subarray(at(-0.25), at(-0.25) + 3)],
    }
  }

  test('stands in its place with its own colours', async () => {
    const logo = await square('#c02040').png().toBuffer()
    expect(await colorsIn('mantel', logo)).toEqual({ ink: [192, 32, 64], above: [192, 32, 64] })
  })

  test('has a plate only where the sheet is too like it', async () => {
    const [dark, light] = [await cutOut('#101010'), await cutOut('#f8f8f8')]
    const paper = [255, 253, 248]
    expect(await colorsIn('mantel', dark)).toEqual({ ink: [16, 16, 16], above: paper })
    expect(await colorsIn('mantel', light)).toEqual({ ink: [248, 248, 248], above: [26, 26, 26] })
    expect(await colorsIn('mantel', dark, await busy())).toEqual({
      ink: [16, 16, 16],
      above: [255, 255, 255],
    })
  })
})
