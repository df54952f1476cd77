import { inEachLanguage, regionHere } from '../language/formats'

/** «11,98 €» from cents, always with both decimals, as invoices show amounts. */
export const amountText = (cents: number, currency: string) =>
  new Intl.NumberFormat(regionHere(), { style: 'currency', currency: currency.toUpperCase() }).format(
    cents / 100,
  )

/** «11,98 EUR»: with the currency's code, as invoices are listed (docs/product.md#invoice-amount). */
export const codedAmount = (cents: number, currency: string) =>
  `${decimal(cents / 100)}\u00a0${currency.toUpperCase()}`

const two = inEachLanguage(
  (region) => new Intl.NumberFormat(region, { minimumFractionDigits: 2, useGrouping: false }),
)
const decimal = (amount: number) => two().format(amount)
