import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { qrColor } from '@/contract/entities/qr'
import { isReadable, qrPicture } from '@/contract/rules/qr-code/qr-picture'

/** The picture itself, as a phone sees it: rendered, then read. */
async function read(svg: string, width = 400) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width, width)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const address = (length: number) => `https://${'m'.repeat(length)}.example/qr/0123456789ab`
/** The worst a logo can be: all of it dark, then all of it noise. */
async function logoOf(kind: 'dark' | 'noise') {
  const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => ((at * 7919) % 251) + 2))
  const picture =
    kind === 'dark'
      ? sharp({ create: { width: 64, height: 64, channels: 3, background: '#000' } })
      : sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`
}

describe('a code as it is drawn is read', () => {
  test.each([1, 6, 14, 30, 60, 80])(
    'with an address of %i letters more, plain and under a logo',
    async (length) => {
      const url = address(length)
      expect(await read(qrPicture(url, { color: '#1d1a17', logo: null }))).toBe(url)
      for (const kind of ['dark', 'noise'] as const)
        expect(await read(qrPicture(url, { color: '#1d1a17', logo: await logoOf(kind) }))).toBe(url)
    },
  )

  test.each(['#1d1a17', '#b80f2a', '#17508c', '#5b6320', '#6b1230', '#767676', '#0000ff'])(
    'in %s, small as on a card and large as on a poster',
    async (color) => {
      const url = address(6)
      expect(qrColor.parse(color)).toBe(color)
      const svg = qrPicture(url, { color, logo: await logoOf('noise') })
      for (const width of [160, 1200]) expect(await read(svg, width)).toBe(url)
    },
  )
})

test.each(['#ffffff', '#ffd400', '#00ff00', '#8a8a8a', '#ff7700'])('%s is too light to be read', (color) => {
  expect(isReadable(color)).toBe(false)
  expect(qrColor.safeParse(color).success).toBe(false)
})

test.each(['red', '#fff', '#12345g', '"/><script>', ''])('%j is no colour', (color) => {
  expect(qrColor.safeParse(color).success).toBe(false)
})
