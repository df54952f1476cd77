import { resendVerification } from '@/contract/endpoints/accounts'
import { forward } from '@/lib/bff/forward'

export const POST = forward(resendVerification)
