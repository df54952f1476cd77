import { sendPackData } from '@/contract/endpoints/purchase'
import { forward } from '@/lib/bff/forward'

export const POST = forward(sendPackData)
