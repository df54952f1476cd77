import sharp from 'sharp'
import { luminance } from '@/contract/rules/menu-layout/light-ink'
import type { DressPlaces } from '@/contract/rules/menu-layout/types'
import { type Area, areaOn, type Canvas, share } from './canvas'

type Place = NonNullable<DressPlaces['logo']>
type Drawing = { pixels: Buffer; width: number; height: number }

const mostPixels = 64_000_000
/** Below this contrast with its ground, a logo without a ground of its own gets a plate. */
const leastContrast = 2.5
/** Of the logo's height: the edge of a plate, and the roundness of corners. */
const [edge, roundness] = [0.14, 0.16]

/** A logo as large as its box allows. One that is cut out stands on the sheet, or on a plate where the sheet is too like it. */
export async function layLogo(canvas: Canvas, { box, lean }: Place, logo: Uint8Array, isOnPhoto: boolean) {
  const room = areaOn(canvas, box)
  const whole = await drawn(logo, room)
  const plain = placed(whole, room, lean)
  if (!isCutOut(whole)) return paste(canvas, whole, plain, { ...plain, radius: plain.height * roundness })
  const ink = meanLight(whole)
  if (!isOnPhoto && contrast(ink, lightUnder(canvas, plain)) >= leastContrast)
    return paste(canvas, whole, plain)
  const small = { width: Math.round(room.width * (1 - edge)), height: Math.round(room.height * (1 - edge)) }
  const inner = await drawn(logo, small)
  const rim = Math.round(Math.min(inner.width, inner.height) * edge)
  const plate = placed({ width: inner.width + rim, height: inner.height + rim }, room, lean)
  layPlate(canvas, { ...plate, radius: plate.height * roundness }, ink > 0.5 ? 26 : 255)
  const at = { x: plate.x + Math.round(rim / 2), y: plate.y + Math.round(rim / 2) }
  return paste(canvas, inner, { ...at, width: inner.width, height: inner.height })
}

async function drawn(
  logo: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Drawing> {
  const options = { limitInputPixels: mostPixels, pages: 1, failOn: 'none' } as const
  const { data, info } = await sharp(logo, options)
    .autoOrient()
    .resize(width, height, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

function placed({ width, height }: { width: number; height: number }, room: Area, lean: number): Area {
  const x = Math.round(room.x + (room.width - width) * lean)
  return { x, y: Math.round(room.y + (room.height - height) / 2), width, height }
}

/** At least a tenth of it is see-through, apart from the corners: a round badge has its own ground. */
function isCutOut({ pixels, width, height }: Drawing) {
  let [clear, count] = [0, 0]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (((x + 0.5) / width - 0.5) ** 2 + ((y + 0.5) / height - 0.5) ** 2 > 0.46 ** 2) continue
      count += 1
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 128) clear += 1
    }
  return clear > count * 0.1
}

function meanLight({ pixels }: Drawing) {
  let [sum, count] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    sum += luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    count += 1
  }
  return count ? sum / count : 0
}

function lightUnder({ pixels, width }: Canvas, area: Area) {
  let [sum, count] = [0, 0]
  for (let y = area.y; y < area.y + area.height; y += 2)
    for (let x = area.x; x < area.x + area.width; x += 2) {
      const at = (y * width + x) * 3
      sum += luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
      count += 1
    }
  return sum / count
}

function layPlate(canvas: Canvas, plate: Area & { radius: number }, value: number) {
  for (let y = plate.y; y < plate.y + plate.height; y += 1)
    for (let x = plate.x; x < plate.x + plate.width; x += 1)
      over(canvas, x, y, value, value, value, share(x, y, plate))
}

function paste(canvas: Canvas, { pixels, width }: Drawing, place: Area, corners?: Area & { radius: number }) {
  for (let row = 0; row < place.height; row += 1)
    for (let column = 0; column < place.width; column += 1) {
      const at = (row * width + column) * 4
      const own = pixels[at + 3] ?? 0
      if (own === 0) continue
      const [x, y] = [place.x + column, place.y + row]
      const alpha = (own / 255) * (corners ? share(x, y, corners) : 1)
      over(canvas, x, y, pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, alpha)
    }
}

/** The colour comes as three numbers, so that no pixel makes a list. */
function over(
  { pixels, width, height }: Canvas,
  x: number,
  y: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
) {
  if (x < 0 || y < 0 || x >= width || y >= height) return
  const at = (y * width + x) * 3
  pixels[at] = mixed(pixels[at] ?? 0, red, alpha)
  pixels[at + 1] = mixed(pixels[at + 1] ?? 0, green, alpha)
  pixels[at + 2] = mixed(pixels[at + 2] ?? 0, blue, alpha)
}

const mixed = (below: number, above: number, alpha: number) => Math.round(below + (above - below) * alpha)

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
