import { saveReport } from '@/lib/bff/reports'

export const POST = saveReport
