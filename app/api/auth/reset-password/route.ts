import { resetByCode } from '@/lib/bff/recover-password'

export const POST = resetByCode
