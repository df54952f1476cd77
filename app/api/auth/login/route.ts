import { signIn } from '@/lib/bff/sign-in'

export const POST = signIn
