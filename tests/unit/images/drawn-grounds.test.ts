import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { stockBackgroundUrl } from '@/contract/rules/menu-layout/formats'
import { groundFile, groundSize } from '@/server/images/drawn-grounds'
import { openPicture } from '@/server/images/paint-background'

const drawing = (format: 'feed' | 'paper') => readFile(`public${stockBackgroundUrl('mantel', format)}`)

test('a ground that was drawn once gives the pixels of its drawing', async () => {
  const svg = await drawing('feed')
  const size = groundSize('feed')
  const raw = async (bytes: Uint8Array) => (await openPicture(bytes, size)).removeAlpha().raw().toBuffer()
  const drawn = await (await openPicture(svg, size)).removeAlpha().png().toBuffer()
  expect((await raw(drawn)).equals(await raw(svg))).toBe(true)
})

test('a drawing is enlarged for paper, in its whole width', async () => {
  const size = groundSize('a4')
  const { info } = await (await openPicture(await drawing('paper'), size))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ ...size, channels: 3 })
})

test('the name of a ground changes with its drawing and its format', async () => {
  const svg = await drawing('feed')
  const names = [
    groundFile(svg, 'feed'),
    groundFile(svg, 'story'),
    groundFile(Buffer.concat([svg, svg]), 'feed'),
  ]
  expect(new Set(names).size).toBe(3)
  expect(groundFile(svg, 'feed')).toMatch(/^[0-9a-f]{16}-1080x1350\.png$/)
})
