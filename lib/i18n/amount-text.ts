import { numberRegion } from '@/contract/rules/language/formats'
import { inEachLanguage, numberRegionHere } from '../language/formats'

/** «11,98 €» from cents, always with both decimals, as invoices show amounts. */
export const amountText = (cents: number, currency: string) =>
  new Intl.NumberFormat(numberRegionHere(), { style: 'currency', currency: currency.toUpperCase() }).format(
    cents / 100,
  )

/** «11,98 EUR»: with the currency's code, as invoices are listed (docs/product.md#invoice-amount). */
export const codedAmount = (cents: number, currency: string) =>
  `${decimal(cents / 100)}\u00a0${currency.toUpperCase()}`

const two = inEachLanguage(
  (_, language) =>
    new Intl.NumberFormat(numberRegion(language), { minimumFractionDigits: 2, useGrouping: false }),
)
const decimal = (amount: number) => two().format(amount)
