import { expireChanged } from '@/lib/bff/expire-changed'

export const POST = expireChanged
