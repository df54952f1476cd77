import { listOwnMenuHistory } from '@/contract/endpoints/own-menus'
import { forward } from '@/lib/bff/forward'

export const GET = forward(listOwnMenuHistory)
