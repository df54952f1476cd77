/** Euros as they are typed: «12,50». */
export function amountText(euros: number | null): string {
  if (euros === null) return ''
  return Number.isInteger(euros) ? String(euros) : euros.toFixed(2).replace('.', ',')
}

/**
 * Reads «12,50 €», «12.5», «1.200». Null for an empty text, undefined for a text that is not an amount. Reads a negative amount too, so
 * that the form can refuse it.
 */
export function readAmount(typed: string): number | null | undefined {
  const text = typed.replace(/\s|€|euros?/gi, '').replace('−', '-')
  if (text === '') return null
  const plain = /^-?\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text) ? text.replaceAll('.', '') : text
  return /^-?\d{1,6}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}
