import { readFileSync } from 'node:fs'
import path from 'node:path'

const css = readFileSync(path.resolve('app/styles/tokens.css'), 'utf8')

/** The colour tokens of one block of tokens.css: `@theme` for the day, the media query for the night. */
function colours(block: string) {
  const from = css.indexOf(block)
  const body = css.slice(from, css.indexOf('}', css.indexOf('{', css.indexOf('{', from) + 1)))
  return new Map(
    [...body.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].flatMap(([, name, value]) =>
      name && value ? [[name, value] satisfies [string, string]] : [],
    ),
  )
}

const day = colours('@theme')

export const schemes = {
  day,
  night: new Map([...day, ...colours('@media screen and (prefers-color-scheme: dark)')]),
}

function luminance(hex: string) {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** WCAG 2's contrast ratio. */
export function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
