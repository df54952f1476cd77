import { duplicateUserTemplate } from '@/contract/endpoints/templates'
import { forward } from '@/lib/bff/forward'

export const POST = forward(duplicateUserTemplate)
