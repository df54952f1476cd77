import { qrPath } from './qr-path'
import { qrSquares } from './qr-squares'

type Look = {
  color: string
  /** A picture as data, so that the file stands alone. */
  logo: string | null
}

/** How wide the place of a logo is: a twentieth of the squares, where almost a third may be lost. */
const logoShare = 0.22

/** A logo's place in squares, the quiet edge included: the middle, to whole squares. */
export function logoBox(count: number) {
  const inner = count - 8
  const wanted = Math.floor(inner * logoShare)
  const size = wanted % 2 === 1 ? wanted : wanted + 1
  return { at: (count - size) / 2, size }
}

/** Under a logo the code repeats itself more. */
export const squaresFor = (url: string, hasLogo: boolean) => qrSquares(url, hasLogo ? 'H' : 'M')

/** The code as an SVG of its own, in squares. */
export function qrPicture(url: string, { color, logo }: Look): string {
  const { path, count } = qrPath(squaresFor(url, logo !== null))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${count} ${count}" width="${count * 20}" height="${count * 20}">`,
    `<path fill="#fff" d="M0 0h${count}v${count}H0z"/>`,
    `<path fill="${color}" shape-rendering="crispEdges" d="${path}"/>`,
    logo ? logoOf(logo, count) : '',
    '</svg>',
  ].join('')
}

function logoOf(logo: string, count: number) {
  const { at, size } = logoBox(count)
  const inset = 0.5
  const inner = size - 2 * inset
  return [
    `<rect fill="#fff" x="${at}" y="${at}" width="${size}" height="${size}" rx="1"/>`,
    `<image href="${logo}" x="${at + inset}" y="${at + inset}" width="${inner}" height="${inner}"/>`,
  ].join('')
}
