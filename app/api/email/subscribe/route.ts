import { subscribe } from '@/lib/bff/subscriptions'

export const POST = subscribe
