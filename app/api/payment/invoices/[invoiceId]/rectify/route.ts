import { rectifyInvoice } from '@/contract/endpoints/payments'
import { forward } from '@/lib/bff/forward'

export const POST = forward(rectifyInvoice)
