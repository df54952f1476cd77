import { sendOwnerMessage } from '@/contract/endpoints/contact'
import { forward } from '@/lib/bff/forward'

export const POST = forward(sendOwnerMessage)
