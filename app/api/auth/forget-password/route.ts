import { sendCode } from '@/lib/bff/recover-password'

export const POST = sendCode
