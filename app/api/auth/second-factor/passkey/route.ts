import { askPasskeyNow } from '@/lib/bff/finish-sign-in'

export const POST = askPasskeyNow
