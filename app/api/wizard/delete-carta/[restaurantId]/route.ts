import { deleteCarta } from '@/contract/endpoints/wizard'
import { forward } from '@/lib/bff/forward'

export const DELETE = forward(deleteCarta)
