import 'server-only'
import { notFound } from 'next/navigation'
import { getBillingDetails } from '@/contract/endpoints/billing-details'
import { getPayment, getSandboxCheckout, listInvoices } from '@/contract/endpoints/payments'
import { id } from '@/contract/entities/id'
import { hostHas } from '../host/features'
import { requireOwner } from '../owner'
import { getSession } from '../session'
import { nullIfMissing } from './api-error'
import { call } from './call'

async function ask() {
  const { ownerId } = await requireOwner()
  const { token = '' } = await getSession()
  return [{ params: { ownerId } }, { token }] as const
}

export async function getOwnPlan() {
  return call(getPayment, ...(await ask()))
}

export async function getOwnInvoices() {
  const { data } = await call(listInvoices, ...(await ask()))
  return data
}

export async function getOwnBillingDetails() {
  await requireOwner()
  const { token = '' } = await getSession()
  return (await call(getBillingDetails, {}, { token })).details
}

/** The recipient of the invoices: null if the owner has named none, undefined where the host keeps none. */
export async function getRecipient() {
  return (await hostHas('billingDetails')) ? getOwnBillingDetails() : undefined
}

/** The data of the sandbox page: the named checkout, else the owner's subscription. */
export async function getSandboxPage(checkoutId: string | undefined) {
  if (checkoutId !== undefined) {
    if (!id.safeParse(checkoutId).success) notFound()
    const { token = '' } = await getSession()
    const params = { checkoutId }
    const checkout = await call(getSandboxCheckout, { params }, { token }).catch(nullIfMissing)
    if (!checkout) notFound()
    return { checkout: { id: checkoutId, ...checkout }, subscription: null }
  }
  const { plan, planInForce, expires_at: until, manualOverride, cancelAtPeriodEnd } = await getOwnPlan()
  const isPaid = plan === 'premium' && planInForce === 'premium' && !manualOverride && until !== null
  return { checkout: null, subscription: isPaid ? { until, isStopped: cancelAtPeriodEnd } : null }
}

export type SandboxPageData = Awaited<ReturnType<typeof getSandboxPage>>
