import { closeOffer } from '@/contract/endpoints/second-factor'
import { forward } from '@/lib/bff/forward'

export const DELETE = forward(closeOffer)
