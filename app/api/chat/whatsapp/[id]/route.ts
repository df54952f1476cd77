import { unlinkPhone } from '@/contract/endpoints/whatsapp'
import { forward } from '@/lib/bff/forward'

export const DELETE = forward(unlinkPhone)
