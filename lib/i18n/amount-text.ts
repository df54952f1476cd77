/** «11,98 €» of cents, always with both decimals: an invoice says them. */
export const amountText = (cents: number, currency: string) =>
  new Intl.NumberFormat('es-ES', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100)

/** «11,98 EUR»: with the currency's code, as SPEC.md §9 lists invoices. */
export const codedAmount = (cents: number, currency: string) =>
  `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0${currency.toUpperCase()}`
