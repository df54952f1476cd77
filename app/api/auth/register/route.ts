import { signUp } from '@/lib/bff/sign-up'

export const POST = signUp
