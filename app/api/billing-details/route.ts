import { getBillingDetails, saveBillingDetails } from '@/contract/endpoints/billing-details'
import { forward } from '@/lib/bff/forward'

export const GET = forward(getBillingDetails)
export const PUT = forward(saveBillingDetails)
