import { markSoldOut } from '@/contract/endpoints/own-menus'
import { forward } from '@/lib/bff/forward'

export const PATCH = forward(markSoldOut)
