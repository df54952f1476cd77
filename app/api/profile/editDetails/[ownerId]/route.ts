import { editDetails } from '@/contract/endpoints/profile'
import { forward } from '@/lib/bff/forward'

export const GET = forward(editDetails)
