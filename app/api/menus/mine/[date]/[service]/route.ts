import { deleteOwnMenu, saveOwnMenu } from '@/contract/endpoints/own-menus'
import { forward } from '@/lib/bff/forward'

export const PUT = forward(saveOwnMenu)
export const DELETE = forward(deleteOwnMenu)
