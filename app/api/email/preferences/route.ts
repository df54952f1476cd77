import { chooseFrequency } from '@/lib/bff/subscriptions'

export const POST = chooseFrequency
