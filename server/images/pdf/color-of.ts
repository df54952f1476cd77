import { type RGB, rgb } from 'pdf-lib'

/** A colour as templates have it, '#rgb' or '#rrggbb'; another for what is none. */
export function colorOf(color: string, other: string): RGB {
  const [, short] = color.match(/^#([0-9a-f]{3})$/i) ?? []
  const [, long] = color.match(/^#([0-9a-f]{6})/i) ?? []
  const figures = short ? [...short].map((one) => one + one).join('') : long
  if (!figures) return color === other ? rgb(0, 0, 0) : colorOf(other, other)
  const part = (at: number) => Number.parseInt(figures.slice(at, at + 2), 16) / 255
  return rgb(part(0), part(2), part(4))
}
