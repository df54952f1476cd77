import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Rect } from '../../contract/entities/template'

/** Where a drawing has edges, in its own units. A texture of specks has none. */
export type Ground = { width: number; height: number; edgesIn(box: Rect): number }

/** By WCAG: a neighbour that differs more is another thing. A fainter texture lies behind the letters. */
const visible = 1.3
/** An edge is as wide as its line's blur. */
const apart = 2
/** Dust and stars are smaller. */
const leastFigure = 9

const grounds = new Map<string, Promise<Ground>>()

export function groundOf(url: string): Promise<Ground> {
  const ground = grounds.get(url) ?? groundOfSvg(readFileSync(`public${url}`))
  grounds.set(url, ground)
  return ground
}

export async function groundOfSvg(svg: Buffer): Promise<Ground> {
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const sums = summed(withoutSpecks(edgesOf(lightOf(data), width), width), width, height)
  const across = (value: number) => Math.min(width, Math.max(0, Math.round(value)))
  const down = (value: number) => Math.min(height, Math.max(0, Math.round(value))) * (width + 1)
  const edgesIn = (box: Rect) => {
    const [left, right] = [across(box.x), across(box.x + box.width)]
    const [top, bottom] = [down(box.y), down(box.y + box.height)]
    const at = (index: number) => sums[index] ?? 0
    return at(bottom + right) - at(top + right) - at(bottom + left) + at(top + left)
  }
  return { width, height, edgesIn }
}

const linear = Float32Array.from({ length: 256 }, (_, value) =>
  value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

/** The luminance of each pixel. */
function lightOf(data: Buffer) {
  const light = new Float32Array(data.length / 3)
  for (let at = 0; at < light.length; at += 1) {
    const [red, green, blue] = [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0]
    light[at] = 0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0)
  }
  return light
}

function edgesOf(light: Float32Array, width: number) {
  const edges = new Uint8Array(light.length)
  const differ = (one: number, other = one) => {
    const [low, high] = one < other ? [one, other] : [other, one]
    return (high + 0.05) / (low + 0.05) > visible
  }
  for (let at = 0; at < light.length; at += 1) {
    const own = light[at] ?? 0
    if ((at % width) + apart < width && differ(own, light[at + apart])) edges[at + 1] = 1
    if (differ(own, light[at + apart * width])) edges[at + width] = 1
  }
  return edges
}

function withoutSpecks(edges: Uint8Array, width: number) {
  const kept = new Uint8Array(edges.length)
  const waiting: number[] = []
  for (let start = 0; start < edges.length; start += 1) {
    if (edges[start] !== 1) continue
    const figure: number[] = []
    let [left, right, top, bottom] = [width, 0, edges.length, 0]
    edges[start] = 0
    waiting.push(start)
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      figure.push(at)
      const [x, y] = [at % width, Math.floor(at / width)]
      ;[left, right] = [Math.min(left, x), Math.max(right, x)]
      ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
      for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1])
        if (edges[at + step] === 1) {
          edges[at + step] = 0
          waiting.push(at + step)
        }
    }
    if (Math.max(right - left, bottom - top) + 1 >= leastFigure) for (const at of figure) kept[at] = 1
  }
  return kept
}

/** For each corner of a pixel, how many edges are above it and to its left. */
function summed(edges: Uint8Array, width: number, height: number) {
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += edges[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}
