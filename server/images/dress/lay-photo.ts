import type { DressPlaces, MenuLayout } from '@/contract/rules/menu-layout/types'
import { paintPhoto } from '../paint-background'
import { type Area, areaOn, type Canvas, share } from './canvas'
import { brightestOf, darkenBehind } from './scrim'

type Place = NonNullable<DressPlaces['photo']>

/** Lays a photo over a part of the painted ground, dark enough behind letters, and leaves the seal of the price free. */
export async function layPhoto(canvas: Canvas, place: Place, picture: Uint8Array, layout: MenuLayout) {
  const area = areaOn(canvas, place.area)
  const photo = await paintPhoto(place, picture, area)
  if (!photo) return
  const seal = place.sticker && sealOn(place.sticker, canvas)
  const below = seal && cutOut(canvas, seal.area)
  for (let row = 0; row < area.height; row += 1)
    photo.copy(
      canvas.pixels,
      at(canvas, area.x, area.y + row),
      row * area.width * 3,
      (row + 1) * area.width * 3,
    )
  darkenBehind(canvas, area, layout, brightestOf(photo))
  drawEdge(canvas, area, place.edge)
  if (seal && below) putBack(canvas, seal, below)
}

const at = ({ width }: Canvas, x: number, y: number) => (y * width + x) * 3

/** A line along the edges that are not the sheet's own. */
function drawEdge(canvas: Canvas, area: Area, { width, color }: Place['edge']) {
  const thick = Math.round(width * canvas.scale)
  const ink = Buffer.from(color.slice(1), 'hex')
  const end = { x: area.x + area.width, y: area.y + area.height }
  const right = end.x < canvas.width ? end.x - thick : end.x
  const bottom = end.y < canvas.height ? end.y - thick : end.y
  for (let y = area.y; y < end.y; y += 1)
    canvas.pixels.fill(ink, at(canvas, y >= bottom ? area.x : right, y), at(canvas, end.x, y))
}

type Seal = { area: Area; box: Area & { radius: number } }

/** The seal's own shape, and the whole pixels that it touches. */
function sealOn({ x, y, width, height, radius }: NonNullable<Place['sticker']>, canvas: Canvas): Seal {
  const by = canvas.scale
  const box = { x: x * by, y: y * by, width: width * by, height: height * by, radius: radius * by }
  const [left, top] = [Math.max(0, Math.floor(box.x) - 1), Math.max(0, Math.floor(box.y) - 1)]
  const right = Math.min(canvas.width, Math.ceil(box.x + box.width) + 1)
  const bottom = Math.min(canvas.height, Math.ceil(box.y + box.height) + 1)
  const area = { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
  return { area, box }
}

function cutOut(canvas: Canvas, { x, y, width, height }: Area) {
  const rows = Array.from({ length: height }, (_, row) =>
    canvas.pixels.subarray(at(canvas, x, y + row), at(canvas, x + width, y + row)),
  )
  return Buffer.concat(rows)
}

/** Lays the ground of a seal over the photo again. */
function putBack(canvas: Canvas, { area, box }: Seal, below: Buffer) {
  let from = 0
  for (let y = area.y; y < area.y + area.height; y += 1)
    for (let x = area.x; x < area.x + area.width; x += 1, from += 3) {
      const alpha = share(x, y, box)
      if (alpha > 0) mix(canvas.pixels, at(canvas, x, y), below, from, alpha)
    }
}

function mix(lower: Buffer, to: number, upper: Buffer, from: number, alpha: number) {
  for (let channel = 0; channel < 3; channel += 1) {
    const [over, under] = [upper[from + channel] ?? 0, lower[to + channel] ?? 0]
    lower[to + channel] = Math.round(under + (over - under) * alpha)
  }
}
