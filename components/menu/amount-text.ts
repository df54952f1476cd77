/** Euros as they are typed: «12,50». */
export function amountText(euros: number | null): string {
  if (euros === null) return ''
  return Number.isInteger(euros) ? String(euros) : euros.toFixed(2).replace('.', ',')
}

/** «12,50 €», «12.5», «1.200»; null for nothing, undefined for what is no amount. A negative one is read, to be refused. */
export function readAmount(typed: string): number | null | undefined {
  const text = typed.replace(/\s|€|euros?/gi, '').replace('−', '-')
  if (text === '') return null
  const plain = /^-?\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text) ? text.replaceAll('.', '') : text
  return /^-?\d{1,6}([.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}
