import { listUserTemplates } from '@/contract/endpoints/templates'
import { forward } from '@/lib/bff/forward'

export const GET = forward(listUserTemplates)
