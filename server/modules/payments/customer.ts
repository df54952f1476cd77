import type { BillingDetails } from '@/contract/entities/billing-details'

type Person = { firstName: string; lastName: string; email: string }

/** The customer's details at the time of issue. The invoice keeps them and never changes them. */
export function customerOf(
  { firstName, lastName, email }: Person,
  fiscal: BillingDetails | null,
): Record<string, string> {
  if (!fiscal) return { name: `${firstName} ${lastName}`, email }
  return { ...recipientOf(fiscal), email }
}

/** Whether the invoice names somebody else than the billing details that are saved now. */
export const isWronglyAddressed = (customer: Record<string, string>, fiscal: BillingDetails | null) =>
  fiscal !== null && Object.entries(recipientOf(fiscal)).some(([key, value]) => customer[key] !== value)

const recipientOf = ({ name, taxId, address, postcode, city }: BillingDetails) => ({
  ...{ name, taxId, address, place: `${postcode} ${city}` },
})
