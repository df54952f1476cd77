import { endAlertsByOneClick, showEndAlertsPage } from '@/lib/bff/alerts'

export const GET = showEndAlertsPage
export const POST = endAlertsByOneClick
