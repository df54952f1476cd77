import { unsubscribe } from '@/lib/bff/subscriptions'

export const POST = unsubscribe
