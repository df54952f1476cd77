import { luminance, luminanceOf } from '@/contract/rules/menu-layout/light-ink'
import type { Mark, MenuLayout } from '@/contract/rules/menu-layout/types'
import type { Area, Canvas } from './canvas'

/** WCAG asks 4.5. The rest is for the rounding of colours. */
const leastContrast = 4.7
/** In the units of a design: how softly the shade begins and ends around a line. A whole sheet is to have no stripes. */
const [softness, softnessOfSheet] = [60, 170]
/** This share of a photo is brighter than what counts as its brightest. */
const bright = 0.005
/** The brightest part first becomes this many times its limit, then a curve takes it to the limit. A straight line would make the rest black. */
const bend = 3

/** What a full shade also takes away: a white plate becomes brown and not grey. It only darkens. */
const warmth = { red: 0, green: 0.1, blue: 0.24 }

/** Black has no logarithm. */
const tiny = 1e-6

/** How finely the light of a pixel is told apart. The rest is whole numbers with some bits behind the point, which take half the time. */
const steps = 256
const lightBits = 12
/** How much of these steps each value of red, green and blue adds, as WCAG defines light. */
const share = (light: (value: number) => number) =>
  Int32Array.from({ length: 256 }, (_, value) => light(value) * steps * 2 ** lightBits)
const red = share((value) => luminance(value, 0, 0))
const green = share((value) => luminance(0, value, 0))
const blue = share((value) => luminance(0, 0, value))

/** Neighbouring limits share a shade: each is darker by this share than the one before. */
const shadeStep = 0.02
/** A colour is a power of its light, moved by this much. Near black it is only darker so. */
const [power, offset] = [1 / 2.4, 0.055 * 255]
const gainBits = 15
const valueBits = 4
const offsetBits = Math.round(offset * 2 ** valueBits)

type Strip = Area & { most: number }

/**
 * Darkens a photo behind letters, only as far as this photo needs it. Each row gets a limit of light from the letters that stand in it,
 * and no pixel of the row is brighter.
 */
export function darkenBehind(
  { pixels, width, scale }: Canvas,
  area: Area,
  layout: MenuLayout,
  brightest: number,
) {
  const marks = layout.marks.filter((mark) => !isOnSeal(mark, layout))
  const strips = marks.flatMap((mark) => stripOf(mark, area, scale))
  if (strips.length === 0) return
  const isSheet = area.height >= layout.height * scale - 1 && area.width >= layout.width * scale - 1
  const reach = (isSheet ? softnessOfSheet : softness) * scale * sizeOf(layout)
  const limits = softened(limitsOf(strips, area), Math.round(reach))
  const sheet = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const shadeUnder = shadesFor(brightest)
  for (let row = 0; row < area.height; row += 1) {
    const limit = limits[row] ?? 1
    if (limit < Math.min(0.999, brightest))
      shadeRow(sheet, ((area.y + row) * width + area.x) * 3, area.width, shadeUnder(limit))
  }
}

/** The price stands on the seal of the template. */
const isOnSeal = ({ block }: Mark, { dress }: MenuLayout) =>
  block === 'price' && dress?.photo?.sticker !== undefined

const sizeOf = ({ width, height }: MenuLayout) => Math.min(width, height) / 1080

/** The part of the photo behind a line of letters or a sign, and the light that it may have. */
function stripOf(mark: Mark, area: Area, scale: number): Strip[] {
  if (mark.kind !== 'text' && mark.kind !== 'allergen') return []
  const { size, color } = mark
  const [x, right] =
    mark.kind === 'text' ? [mark.xs[0] ?? 0, (mark.xs.at(-1) ?? 0) + size] : [mark.x, mark.x + size]
  const [y, bottom] = mark.kind === 'text' ? [mark.y - size, mark.y + size * 0.4] : [mark.y, mark.y + size]
  const left = Math.max(0, Math.floor(x * scale) - area.x)
  const top = Math.max(0, Math.floor(y * scale) - area.y)
  const width = Math.min(area.width, Math.ceil(right * scale) - area.x) - left
  const height = Math.min(area.height, Math.ceil(bottom * scale) - area.y) - top
  if (width <= 0 || height <= 0) return []
  const most = Math.max(0, (luminanceOf(color) + 0.05) / leastContrast - 0.05)
  return [{ x: left, y: top, width, height, most }]
}

function limitsOf(strips: Strip[], { height }: Area) {
  const limits = new Float64Array(height).fill(1)
  for (const { y, height: rows, most } of strips)
    for (let row = y; row < y + rows; row += 1) limits[row] = Math.min(limits[row] ?? 1, most)
  return limits
}

/** The least of the neighbours, then the geometric mean of these: soft, and nowhere above the first limit. */
function softened(limits: Float64Array, reach: number) {
  const around = (row: number) =>
    [Math.max(0, row - reach), Math.min(limits.length, row + reach + 1)] as const
  const least = limits.map((_, row) => {
    const [from, to] = around(row)
    let all = 1
    for (let near = from; near < to; near += 1) all = Math.min(all, limits[near] ?? 1)
    return all
  })
  const sums = new Float64Array(limits.length + 1)
  for (const [row, value] of least.entries()) sums[row + 1] = (sums[row] ?? 0) + Math.log(value + tiny)
  return limits.map((_, row) => {
    const [from, to] = around(row)
    return Math.exp(((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)) - tiny
  })
}

const stepOf = (photo: Uint8Array, at: number) =>
  ((red[photo[at] ?? 0] ?? 0) + (green[photo[at + 1] ?? 0] ?? 0) + (blue[photo[at + 2] ?? 0] ?? 0)) >>
  lightBits

/** The light of its brightest pixels, but for the few that glitter. */
export function brightestOf(photo: Uint8Array) {
  const counts = new Uint32Array(steps + 1)
  let left = 0
  for (let at = 0; at < photo.length; at += 3 * 37) {
    const step = stepOf(photo, at)
    counts[step] = (counts[step] ?? 0) + 1
    left += bright
  }
  let step = steps
  for (; step > 0; step -= 1) {
    left -= counts[step] ?? 0
    if (left < 0) break
  }
  return (step + 1) / steps
}

/** A power takes too long for some hundred shades of a sheet. Between two of these values it is the darker one. */
const fineness = 2 ** 14
const gains = Int32Array.from({ length: fineness + 1 }, (_, at) => (at / fineness) ** power * 2 ** gainBits)
const gainOf = (factor: number) => gains[Math.floor(factor * fineness)] ?? 0

type Shade = Record<keyof typeof warmth, Int32Array>

/** What each value of a channel is multiplied by, for each step of light, so that no pixel is brighter than the limit. */
function shadesFor(brightest: number) {
  const known = new Map<number, Shade>()
  return (limit: number): Shade => {
    const level = Math.ceil(Math.log(limit + tiny) / Math.log(1 - shadeStep))
    const shade = known.get(level) ?? shadeOf((1 - shadeStep) ** level, brightest)
    known.set(level, shade)
    return shade
  }
}

function shadeOf(limit: number, brightest: number): Shade {
  const by = Math.min(1, (bend * limit) / Math.max(brightest, limit))
  const curve = Math.max(0, 1 / limit - 1 / (by * brightest))
  const factors = Float32Array.from({ length: steps + 1 }, (_, step) => {
    // The brightest pixel of the step.
    const light = (step + 1) / steps
    return Math.min(1, limit / light, by / (1 + light * by * curve))
  })
  const warmed = (share: number) =>
    Int32Array.from(factors, (factor) => gainOf(factor * (1 - (1 - factor) * share)))
  return { red: warmed(warmth.red), green: warmed(warmth.green), blue: warmed(warmth.blue) }
}

/** Everything that the loop reads has a name of its own: read from the module, it takes half as long again. */
function shadeRow(photo: Uint8ClampedArray, from: number, width: number, shade: Shade) {
  const [lightOfRed, lightOfGreen, lightOfBlue, byLight] = [red, green, blue, lightBits]
  const { red: ofRed, green: ofGreen, blue: ofBlue } = shade
  const [offset, byValue, byGain] = [offsetBits, valueBits, gainBits]
  for (let at = from; at < from + width * 3; at += 3) {
    const r = photo[at] ?? 0
    const g = photo[at + 1] ?? 0
    const b = photo[at + 2] ?? 0
    const step = ((lightOfRed[r] ?? 0) + (lightOfGreen[g] ?? 0) + (lightOfBlue[b] ?? 0)) >> byLight
    photo[at] = (((((r << byValue) + offset) * (ofRed[step] ?? 0)) >> byGain) - offset) >> byValue
    photo[at + 1] = (((((g << byValue) + offset) * (ofGreen[step] ?? 0)) >> byGain) - offset) >> byValue
    photo[at + 2] = (((((b << byValue) + offset) * (ofBlue[step] ?? 0)) >> byGain) - offset) >> byValue
  }
}
