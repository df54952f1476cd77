import { readSession } from '@/lib/bff/read-session'

export const GET = readSession
