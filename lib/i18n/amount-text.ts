/** «11,98 €» of cents, always with both decimals: an invoice says them. */
export const amountText = (cents: number, currency: string) =>
  new Intl.NumberFormat('es-ES', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100)
