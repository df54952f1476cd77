import { createPayment, createPaymentByQuery } from '@/contract/endpoints/payments'
import { forward } from '@/lib/bff/forward'

export const GET = forward(createPaymentByQuery)
export const POST = forward(createPayment)
