import { chooseMailLanguage } from '@/lib/bff/subscriptions'

export const POST = chooseMailLanguage
