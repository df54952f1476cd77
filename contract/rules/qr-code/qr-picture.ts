import { qrSquares } from './qr-squares'

/** The quiet zone that a scanner needs, in squares. */
const edge = 4

type Squares = readonly (readonly boolean[])[]

/** A QR code as runs of dark squares. One square is one unit. `count` is the width with the quiet zone. */
export function qrRuns(squares: Squares) {
  const runs = squares.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => ({
      ...{ x: index + edge, y: y + edge },
      length: run.length,
    })),
  )
  return { runs, count: squares.length + 2 * edge }
}

export function qrPath(squares: Squares): { path: string; count: number } {
  const { runs, count } = qrRuns(squares)
  return { path: runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h${-length}z`).join(''), count }
}

type Look = {
  color: string
  /** The logo as a data URL, so that the SVG needs no other file. */
  logo: string | null
}

/** The width of the logo as a share of the code: the logo covers a twentieth of the squares, and almost a third may be unreadable. */
const logoShare = 0.22

/** The position of the logo in whole squares, in the middle, with the quiet zone counted. */
export function logoBox(count: number) {
  const inner = count - 8
  const wanted = Math.floor(inner * logoShare)
  const size = wanted % 2 === 1 ? wanted : wanted + 1
  return { at: (count - size) / 2, size }
}

/** A code under a logo has more error correction. */
export const squaresFor = (url: string, hasLogo: boolean) => qrSquares(url, hasLogo ? 'H' : 'M')

/** The QR code as an SVG file. One unit is one square. */
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

/** The minimum WCAG contrast against white: enough for a phone's camera in poor light, with a margin. */
const leastContrast = 4.5

/** Whether squares of this colour (`#a1b2c3`) on white can be scanned. Only the darkness counts, not the hue. */
export const isReadable = (color: string) => contrastWithWhite(color) >= leastContrast

function contrastWithWhite(color: string) {
  const [r = 1, g = 1, b = 1] = [1, 3, 5].map((at) => share(Number.parseInt(color.slice(at, at + 2), 16)))
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}

const share = (part: number) =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
