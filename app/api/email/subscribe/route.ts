import { subscribe } from '@/lib/bff/subscribe'

export const POST = subscribe
