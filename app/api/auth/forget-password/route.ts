import { sendCode } from '@/lib/bff/forget-password'

export const POST = sendCode
