import { getInvoicePdf } from '@/contract/endpoints/payments'
import { firstLanguage, ownerLanguage } from '@/contract/languages'
import type { Ctx } from '@/server/ctx'
import { readClaim, signClaim } from '@/server/links/tokens'

/** Equal to the length of the session in which the link is made. */
const lifetimeMs = 48 * 3_600_000

/**
 * A signed link: everybody who has the link can open the invoice, because a plain link carries no token. It names the language of the page
 * that lists the invoice. Castilian is not named, so that common clients find the link as it was.
 */
export async function invoiceLink({ signer, clock, language }: Ctx, id: string) {
  const sig = await signClaim(signer, 'open-invoice', { id, issuedAt: clock() })
  const whole = ownerLanguage(language) ?? firstLanguage
  const query = new URLSearchParams({ sig, ...(whole !== firstLanguage && { language: whole }) })
  return `${getInvoicePdf.path.replace(':invoiceId', id)}?${query}`
}

export async function isInvoiceLink({ signer, clock }: Ctx, id: string, sig: string) {
  const claim = await readClaim(signer, 'open-invoice', sig)
  return claim?.id === id && clock().getTime() - claim.issuedAt.getTime() < lifetimeMs
}
