import { leaveSession } from '@/lib/bff/end-session'

export const GET = leaveSession
