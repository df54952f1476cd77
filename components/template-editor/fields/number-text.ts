/** SPEC.md §5: what is no number counts as 0, as a line height 1. Commas are how numbers are written here. */
export function readNumber(typed: string, fallback = 0) {
  const value = Number(typed.trim().replace(',', '.') || Number.NaN)
  return Number.isFinite(value) ? value : fallback
}

export const writeNumber = (value: number) => String(value).replace('.', ',')
