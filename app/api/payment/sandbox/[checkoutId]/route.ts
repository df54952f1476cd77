import { answerSandboxCheckout, getSandboxCheckout } from '@/contract/endpoints/payments'
import { forward } from '@/lib/bff/forward'

export const GET = forward(getSandboxCheckout)
export const POST = forward(answerSandboxCheckout)
