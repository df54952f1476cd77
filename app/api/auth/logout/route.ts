import { signOut } from '@/lib/bff/sign-in'

export const POST = signOut
