import { verifyEmail } from '@/contract/endpoints/accounts'
import { forward } from '@/lib/bff/forward'
import { verifyByForm } from '@/lib/bff/verify-by-form'

export const GET = forward(verifyEmail)
export const POST = verifyByForm
