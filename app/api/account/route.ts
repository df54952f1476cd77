import { endAccount } from '@/lib/bff/end-session'

export const DELETE = endAccount
