import { confirmSubscription } from '@/lib/bff/subscriptions'

export const POST = confirmSubscription
