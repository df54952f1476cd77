import { confirmSubscription } from '@/lib/bff/confirm-subscription'

export const POST = confirmSubscription
