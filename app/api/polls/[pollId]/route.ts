import { getPoll } from '@/lib/bff/polls'

export const GET = getPoll
