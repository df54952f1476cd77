import { endAlerts } from '@/lib/bff/alerts'

export const POST = endAlerts
