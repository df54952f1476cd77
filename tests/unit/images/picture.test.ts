import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageFormats, menuFormats } from '@/contract/rules/menu-layout/formats'
import { layoutMenu } from '@/contract/rules/menu-layout/layout-menu'
import { drawPicture } from '@/server/images/draw-picture'
import { fontMetrics } from '@/server/images/letters'
import { richSheet } from './rich-sheet'

const layoutOf = (format: (typeof imageFormats)[number], url?: string) => {
  const background = url ? { kind: 'image' as const, url } : richSheet.template.background
  return layoutMenu({
    ...richSheet,
    template: { ...richSheet.template, background },
    format,
    fonts: fontMetrics,
  })
}

const plain = (width: number, height: number, background: object | string) =>
  sharp({ create: { width, height, channels: 4, background } })

/** The colour in a corner that no block reaches. */
async function cornerOf(picture: Buffer) {
  const { data } = await sharp(picture)
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

const near = (is: number[], wanted: number[]) =>
  is.every((one, at) => Math.abs(one - (wanted[at] ?? 0)) < 24) ? 'near' : is

test.each(imageFormats)('%s is a JPEG of its size, and a card fits into a chat', async (format) => {
  const drawn = await drawPicture(layoutOf(format), { ground: null }, 'jpg')
  const { width, height } = menuFormats[format]
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width, height })
  if (format === 'card') expect(drawn.byteLength).toBeLessThan(300_000)
})

test('letters are where the layout has them', async () => {
  const layout = layoutOf('feed')
  const price = layout.blocks.find(({ block }) => block === 'price')
  if (!price) throw new Error('the sheet has a price')
  const { x, y, width, height } = price.rect
  const { channels } = await sharp(await drawPicture(layout, { ground: null }, 'png'))
    .extract({
      left: Math.round(x),
      top: Math.round(y),
      width: Math.round(width),
      height: Math.round(height),
    })
    .stats()
  expect(channels[0]?.min).toBeLessThan(60)
  expect(channels[0]?.max).toBeGreaterThan(230)
})

describe('whatever lies behind', () => {
  test.each([
    ['of fifty megapixels', () => plain(8000, 6250, '#336699').jpeg().toBuffer(), [0x33, 0x66, 0x99]],
    ['transparent', () => plain(400, 400, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer(), [255, 255, 255]],
    [
      'in CMYK',
      () => plain(400, 400, '#336699').removeAlpha().toColourspace('cmyk').jpeg().toBuffer(),
      [0x33, 0x66, 0x99],
    ],
    ['animated', () => animated(), [0x33, 0x66, 0x99]],
    ['of one pixel', () => plain(1, 1, '#336699').png().toBuffer(), [0x33, 0x66, 0x99]],
  ] as const)('%s', async (_, make, color) => {
    const drawn = await drawPicture(layoutOf('feed', `/files/${_}/1.webp`), { ground: await make() }, 'jpg')
    expect(await sharp(drawn).metadata()).toMatchObject({ width: 1080, height: 1350 })
    expect(near(await cornerOf(drawn), [...color])).toBe('near')
  })

  test('is paper where the picture cannot be read', async () => {
    const drawn = await drawPicture(
      layoutOf('feed', '/files/broken/1.webp'),
      { ground: Buffer.from('no picture') },
      'jpg',
    )
    expect(near(await cornerOf(drawn), [255, 255, 255])).toBe('near')
  })
})

async function animated() {
  const frames = await Promise.all(
    ['#336699', '#ff0000'].map((color) => plain(64, 64, color).png().toBuffer()),
  )
  return sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
}
