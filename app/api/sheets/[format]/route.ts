import { drawSheet } from '@/contract/endpoints/sheets'
import { forward } from '@/lib/bff/forward'

export const POST = forward(drawSheet)
