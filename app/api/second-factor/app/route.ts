import { beginApp, confirmApp, removeApp } from '@/contract/endpoints/second-factor'
import { forward } from '@/lib/bff/forward'

export const POST = forward(beginApp)
export const PUT = forward(confirmApp)
export const DELETE = forward(removeApp)
