import { showUnsubscribePage, unsubscribeByOneClick } from '@/lib/bff/one-click'

export const GET = showUnsubscribePage
export const POST = unsubscribeByOneClick
