import {
  askEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
} from '@/contract/endpoints/email-change'
import { forward } from '@/lib/bff/forward'

export const GET = forward(getEmailChange)
export const POST = forward(askEmailChange)
export const PUT = forward(confirmEmailChange)
export const DELETE = forward(cancelEmailChange)
