import { getInvoicePdf } from '@/contract/endpoints/payments'
import type { Ctx } from '@/server/ctx'
import { readClaim, signClaim } from '@/server/links/tokens'

/** Equal to the length of the session in which the link is made. */
const lifetimeMs = 48 * 3_600_000

/** A signed link: everybody who has the link can open the invoice, because a plain link carries no token. */
export async function invoiceLink({ signer, clock }: Ctx, id: string) {
  const sig = await signClaim(signer, 'open-invoice', { id, issuedAt: clock() })
  return `${getInvoicePdf.path.replace(':invoiceId', id)}?${new URLSearchParams({ sig })}`
}

export async function isInvoiceLink({ signer, clock }: Ctx, id: string, sig: string) {
  const claim = await readClaim(signer, 'open-invoice', sig)
  return claim?.id === id && clock().getTime() - claim.issuedAt.getTime() < lifetimeMs
}
