import { signInByPasskey } from '@/lib/bff/finish-sign-in'

export const POST = signInByPasskey
