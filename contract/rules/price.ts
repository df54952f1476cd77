export function toCents(euros: number): number {
  return Math.round(euros * 100)
}

export function toEuros(cents: number): number {
  return cents / 100
}

/** Spanish sets a point between thousands from five figures on. */
function grouped(whole: number): string {
  const figures = String(whole)
  return figures.length < 5 ? figures : figures.replace(/\B(?=(\d{3})+$)/g, '.')
}

/** '12 €' or '12,50 €', with a space that does not break: the same in Node and in any browser's ICU. */
export function priceText(euros: number): string {
  const cents = Math.abs(toCents(euros))
  const sign = euros < 0 && cents > 0 ? '-' : ''
  const decimals = cents % 100 ? `,${String(cents % 100).padStart(2, '0')}` : ''
  return `${sign}${grouped(Math.floor(cents / 100))}${decimals}\u00a0€`
}
