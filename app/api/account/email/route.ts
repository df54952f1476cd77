import { askEmailChange, cancelEmailChange, getEmailChange } from '@/contract/endpoints/email-change'
import { forward } from '@/lib/bff/forward'
import { changeAddress } from '@/lib/bff/verify-address'

export const GET = forward(getEmailChange)
export const POST = forward(askEmailChange)
export const PUT = changeAddress
export const DELETE = forward(cancelEmailChange)
