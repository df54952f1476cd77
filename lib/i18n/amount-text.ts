/** «11,98 €» from cents, always with both decimals, as invoices show amounts. */
export const amountText = (cents: number, currency: string) =>
  new Intl.NumberFormat('es-ES', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100)

/** «11,98 EUR»: with the currency's code, as invoices are listed (docs/product.md#invoice-amount). */
export const codedAmount = (cents: number, currency: string) =>
  `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0${currency.toUpperCase()}`
