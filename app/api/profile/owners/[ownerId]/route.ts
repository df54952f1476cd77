import { updateOwner } from '@/contract/endpoints/profile'
import { forward } from '@/lib/bff/forward'

export const PUT = forward(updateOwner)
