import { askAlert } from '@/contract/endpoints/alerts'
import { forward } from '@/lib/bff/forward'

export const POST = forward(askAlert)
