import { unsubscribe } from '@/lib/bff/unsubscribe'

export const POST = unsubscribe
