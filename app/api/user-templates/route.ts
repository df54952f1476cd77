import { createUserTemplate } from '@/contract/endpoints/templates'
import { forward } from '@/lib/bff/forward'

export const POST = forward(createUserTemplate)
