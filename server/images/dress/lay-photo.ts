import type { DressPlaces, MenuLayout } from '@/contract/rules/menu-layout/types'
import { paintPhoto } from '../paint-background'
import { type Area, areaOn, type Canvas, share } from './canvas'
import { darkenBehind } from './scrim'

type Place = NonNullable<DressPlaces['photo']>

/** Lays a photo over a part of the painted ground, dark enough behind letters, and leaves the seal of the price free. */
export async function layPhoto(canvas: Canvas, place: Place, picture: Uint8Array, layout: MenuLayout) {
  const area = areaOn(canvas, place.area)
  const painted = await paintPhoto(place, picture, area)
  if (!painted) return
  const photo = Buffer.from(painted)
  darkenBehind(photo, area, layout, canvas.scale)
  drawEdge(photo, area, canvas, place.edge)
  const seal = place.sticker && sealOn(place.sticker, canvas.scale)
  for (let row = 0; row < area.height; row += 1) {
    const to = ((area.y + row) * canvas.width + area.x) * 3
    const y = area.y + row
    if (seal && y >= seal.y - 1 && y <= seal.y + seal.height) {
      for (let column = 0; column < area.width; column += 1) {
        const below = share(area.x + column, y, seal)
        mix(canvas.pixels, to + column * 3, photo, (row * area.width + column) * 3, below)
      }
    } else photo.copy(canvas.pixels, to, row * area.width * 3, (row + 1) * area.width * 3)
  }
}

/** A line along the edges that are not the sheet's own. */
function drawEdge(photo: Buffer, area: Area, canvas: Canvas, { width, color }: Place['edge']) {
  const thick = Math.round(width * canvas.scale)
  const ink = Buffer.from(color.slice(1), 'hex')
  const right = area.x + area.width < canvas.width ? area.width - thick : area.width
  const bottom = area.y + area.height < canvas.height ? area.height - thick : area.height
  for (let row = 0; row < area.height; row += 1) {
    const from = row >= bottom ? 0 : right
    photo.fill(ink, (row * area.width + from) * 3, (row + 1) * area.width * 3)
  }
}

function sealOn({ x, y, width, height, radius }: NonNullable<Place['sticker']>, by: number) {
  return { x: x * by, y: y * by, width: width * by, height: height * by, radius: radius * by }
}

/** `below`: how much of the lower pixel stays. */
function mix(lower: Buffer, to: number, upper: Buffer, from: number, below: number) {
  if (below >= 1) return
  for (let channel = 0; channel < 3; channel += 1) {
    const [over, under] = [upper[from + channel] ?? 0, lower[to + channel] ?? 0]
    lower[to + channel] = Math.round(over + (under - over) * below)
  }
}
