import { resetByCode } from '@/lib/bff/reset-password'

export const POST = resetByCode
