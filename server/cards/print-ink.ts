import { type CMYK, cmyk } from 'pdf-lib'

/** What is nearly black is printed with black alone: four inks a hair apart would blur the squares and the letters. */
const darkest = 0.25

/** A screen's '#rrggbb' as inks, with as much of it as possible in black. */
export function printInk(color: string): CMYK {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const light = Math.max(...parts)
  if (light < darkest) return cmyk(0, 0, 0, 1)
  const [cyan = 0, magenta = 0, yellow = 0] = parts.map((part) => 1 - part / light)
  return cmyk(cyan, magenta, yellow, 1 - light)
}

/** Of a full ink: nothing see-through is left for a printer to flatten. */
export const tint = ({ cyan, magenta, yellow, key }: CMYK, share: number) =>
  cmyk(cyan * share, magenta * share, yellow * share, key * share)
