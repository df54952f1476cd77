/** WCAG's ratio against white: what a phone's camera still parts in poor light, and then some. */
const leastContrast = 4.5

/** Whether squares of this colour (`#a1b2c3`) on white can be read: dark enough, whatever its hue. */
export const isReadable = (color: string) => contrastWithWhite(color) >= leastContrast

function contrastWithWhite(color: string) {
  const [r = 1, g = 1, b = 1] = [1, 3, 5].map((at) => share(Number.parseInt(color.slice(at, at + 2), 16)))
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}

const share = (part: number) =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
