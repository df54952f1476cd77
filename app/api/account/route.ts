import { endAccount } from '@/lib/bff/end-account'

export const DELETE = endAccount
