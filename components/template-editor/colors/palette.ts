import { hexOf, type Rgb } from './contrast'

/** The few colours a picture is made of, the most frequent first: halved again and again along its longest side. */
export function paletteOf(pixels: readonly Rgb[], count = 6): string[] {
  if (pixels.length === 0) return []
  let boxes = [pixels]
  // Cut finer than asked for: of a dark wall, most boxes are the same dark.
  while (boxes.length < 3 * count) {
    const widest = boxes.reduce((best, box) => (spread(box).width > spread(best).width ? box : best))
    const { width, channel } = spread(widest)
    if (width < 24) break
    boxes = [...boxes.filter((box) => box !== widest), ...halves(widest, channel)]
  }
  boxes.sort((a, b) => b.length - a.length)
  const colors: Rgb[] = []
  for (const color of boxes.map(mean)) if (colors.every((one) => isApart(one, color))) colors.push(color)
  return colors.slice(0, count).map(hexOf)
}

const isApart = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > 40

function spread(box: readonly Rgb[]) {
  const widths = ([0, 1, 2] as const).map((channel) => {
    let [low, high] = [255, 0]
    for (const color of box) {
      low = Math.min(low, color[channel])
      high = Math.max(high, color[channel])
    }
    return { channel, width: high - low }
  })
  return widths.reduce((best, one) => (one.width > best.width ? one : best))
}

function halves(box: readonly Rgb[], channel: 0 | 1 | 2) {
  const sorted = [...box].sort((a, b) => a[channel] - b[channel])
  const middle = Math.ceil(sorted.length / 2)
  return [sorted.slice(0, middle), sorted.slice(middle)].filter((half) => half.length > 0)
}

const mean = (box: readonly Rgb[]): Rgb => {
  const of = (channel: 0 | 1 | 2) => box.reduce((sum, color) => sum + color[channel], 0) / box.length
  return [of(0), of(1), of(2)]
}
