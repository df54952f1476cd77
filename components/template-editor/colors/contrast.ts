export type Rgb = readonly [number, number, number]

/** '#abc' or '#aabbcc'; null for anything else. */
export function rgbOf(color: string): Rgb | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color.trim())?.[1]
  if (!hex) return null
  const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
  const [r = 0, g = 0, b = 0] = pairs.map((pair) => Number.parseInt(pair, 16))
  return [r, g, b]
}

export const hexOf = (color: Rgb) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminance(color: Rgb) {
  const [r, g, b] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** WCAG 2.2's ratio, 1 to 21. */
export function contrast(one: Rgb, other: Rgb) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The limit for large text. All text of a menu is large. */
export const enoughContrast = 3

/**
 * The contrast of a text with the pixels under it. A photo has many colours, and nine tenths of the pixels must have at least this
 * contrast.
 */
export function contrastOver(text: Rgb, ground: readonly Rgb[]) {
  const ratios = ground.map((color) => contrast(text, color)).sort((a, b) => a - b)
  return ratios[Math.floor(ratios.length / 10)] ?? null
}
