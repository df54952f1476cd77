import { finishSignIn } from '@/lib/bff/finish-sign-in'

export const POST = finishSignIn
