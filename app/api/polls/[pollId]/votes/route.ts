import { vote } from '@/lib/bff/polls'

export const POST = vote
