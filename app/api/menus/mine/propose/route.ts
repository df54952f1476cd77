import { proposeMenus } from '@/contract/endpoints/own-menus'
import { forward } from '@/lib/bff/forward'

export const POST = forward(proposeMenus)
