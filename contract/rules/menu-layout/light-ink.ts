type Rgb = readonly [number, number, number]

/** How much light a value from 0 to 255 gives, as WCAG defines it. */
const linear = (value: number) =>
  value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4

const lights = Float64Array.from({ length: 256 }, (_, value) => linear(value))

/** Of three whole numbers from 0 to 255. */
export const luminance = (red: number, green: number, blue: number) =>
  0.2126 * (lights[red] ?? 0) + 0.7152 * (lights[green] ?? 0) + 0.0722 * (lights[blue] ?? 0)

function rgbOf(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return [red, green, blue]
}

/** Of a colour written as '#rrggbb'. */
export const luminanceOf = (color: string) => luminance(...rgbOf(color))

/** Letters over a photo are at least as light, so that the photo need not become black behind them. */
const leastLight = 0.72

/** The same hue, light enough for letters over a darkened photo. */
export function lightInk(color: string) {
  for (let share = 0; share < 1; share += 0.02) {
    const [red, green, blue] = rgbOf(color).map((part) => Math.round(part + (255 - part) * share))
    const mixed: Rgb = [red ?? 255, green ?? 255, blue ?? 255]
    if (luminance(...mixed) >= leastLight)
      return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
  return '#ffffff'
}
