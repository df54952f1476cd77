import { leaveSession } from '@/lib/bff/leave-session'

export const GET = leaveSession
