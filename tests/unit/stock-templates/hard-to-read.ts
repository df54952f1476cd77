import sharp from 'sharp'
import type { MenuLayout, TextMark } from '@/contract/rules/menu-layout/types'

const channel = (value: number) =>
  value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const ofHex = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return luminance(red, green, blue)
}

/** WCAG's large text: 24 px, which a post 1080 px wide shows at about a third on a telephone. */
const large = 54
/** A star or a line of the ornament may pass behind a letter. */
const allowed = 0.03

/** Lines of text whose ground is too like them, by WCAG 2.2 AA. */
export async function hardToRead({ marks, background, width, height }: MenuLayout) {
  if (background.kind !== 'cover') throw new Error('a stock template has its drawing')
  const { data, info } = await sharp(`public${background.url}`)
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const from = (Math.round(y) * info.width + Math.round(x)) * info.channels
    return luminance(data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0)
  }
  const share = ({ xs, y, size, color }: TextMark) => {
    const ink = ofHex(color)
    const least = size >= large ? 3 : 4.5
    const [left = 0, right = 0] = [xs[0], (xs.at(-1) ?? 0) + size * 0.4]
    let [seen, bad] = [0, 0]
    for (let px = left; px < right; px += 3)
      for (let py = y - size * 0.7; py < y + size * 0.1; py += 3) {
        seen += 1
        if (contrast(ink, at(px, py)) < least) bad += 1
      }
    return seen === 0 ? 0 : bad / seen
  }
  return marks.flatMap((mark) => {
    if (mark.kind !== 'text') return []
    const bad = share(mark)
    return bad > allowed ? [`${mark.block} «${mark.chars.join('')}»: ${Math.round(bad * 100)} %`] : []
  })
}
