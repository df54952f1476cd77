import { luminanceOf } from '@/contract/rules/menu-layout/light-ink'
import type { Mark, MenuLayout } from '@/contract/rules/menu-layout/types'
import type { Area } from './canvas'

/** WCAG asks 4.5. The rest is for the rounding of colours. */
const leastContrast = 4.7
/** In the units of a design: how softly the shade begins and ends around a line. A whole sheet is to have no stripes. */
const [softness, softnessOfSheet] = [60, 170]
/** This share of a photo is brighter than what counts as its brightest. */
const bright = 0.005
/** The brightest part first becomes this many times its limit, then a curve takes it to the limit. A straight line would make the rest black. */
const bend = 3

/** Of red, green and blue, what a full shade takes away: a white plate becomes brown and not grey. It only darkens. */
const warmth = [0, 0.1, 0.24]

/** Black has no logarithm. */
const tiny = 1e-6

/** Light of each value of a channel, as WCAG defines it, and the way back. */
const steps = 4096
const toLight = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)
const toValue = Uint8Array.from({ length: steps + 1 }, (_, at) => {
  const light = at / steps
  return Math.floor(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
})

type Strip = Area & { most: number }

/**
 * Darkens a photo behind letters, only as far as this photo needs it. Each row gets a limit of light from the letters that stand in it,
 * and no pixel of the row is brighter.
 */
export function darkenBehind(photo: Uint8Array, area: Area, layout: MenuLayout, scale: number) {
  const marks = layout.marks.filter((mark) => !isOnSeal(mark, layout))
  const strips = marks.flatMap((mark) => stripOf(mark, area, scale))
  if (strips.length === 0) return
  const isSheet = area.height >= layout.height * scale - 1 && area.width >= layout.width * scale - 1
  const reach = (isSheet ? softnessOfSheet : softness) * scale * sizeOf(layout)
  const limits = softened(limitsOf(strips, area), Math.round(reach))
  const brightest = brightestOf(photo)
  for (let row = 0; row < area.height; row += 1) {
    const limit = limits[row] ?? 1
    if (limit < 0.999) darkenRow(photo, { from: row * area.width * 3, width: area.width, limit, brightest })
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
  const least = limits.map((_, row) => Math.min(...limits.subarray(...around(row))))
  const sums = new Float64Array(limits.length + 1)
  for (const [row, value] of least.entries()) sums[row + 1] = (sums[row] ?? 0) + Math.log(value + tiny)
  return limits.map((_, row) => {
    const [from, to] = around(row)
    return Math.exp(((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)) - tiny
  })
}

const lightAt = (photo: Uint8Array, at: number) =>
  0.2126 * (toLight[photo[at] ?? 0] ?? 0) +
  0.7152 * (toLight[photo[at + 1] ?? 0] ?? 0) +
  0.0722 * (toLight[photo[at + 2] ?? 0] ?? 0)

function brightestOf(photo: Uint8Array) {
  const step = 3 * 37
  const lights = Float64Array.from({ length: Math.ceil(photo.length / step) }, (_, at) =>
    lightAt(photo, at * step),
  ).sort()
  return lights[Math.floor(lights.length * (1 - bright))] ?? 1
}

type Row = { from: number; width: number; limit: number; brightest: number }

function darkenRow(photo: Uint8Array, { from, width, limit, brightest }: Row) {
  const by = Math.min(1, (bend * limit) / Math.max(brightest, limit))
  const curve = Math.max(0, 1 / limit - 1 / (by * brightest))
  for (let at = from; at < from + width * 3; at += 3) {
    const light = lightAt(photo, at)
    if (light === 0) continue
    const shaded = Math.min(limit, (light * by) / (1 + light * by * curve))
    if (shaded >= light) continue
    const factor = shaded / light
    for (let channel = 0; channel < 3; channel += 1) {
      const warmed = factor * (1 - (1 - factor) * (warmth[channel] ?? 0))
      photo[at + channel] =
        toValue[Math.floor((toLight[photo[at + channel] ?? 0] ?? 0) * warmed * steps)] ?? 0
    }
  }
}
