import { getPayment } from '@/contract/endpoints/payments'
import { forward } from '@/lib/bff/forward'

export const GET = forward(getPayment)
