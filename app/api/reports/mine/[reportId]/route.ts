import { decideOwnReport } from '@/lib/bff/reports'

export const POST = decideOwnReport
