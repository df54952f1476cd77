import { passQuestionOn, passWebhookOn } from '@/lib/bff/pass-webhook-on'

const path = '/api/whatsapp/webhook'
/** Meta's maximum size of a webhook call. */
const maxBytes = 3 * 1024 * 1024

export const GET = passQuestionOn(path)
export const POST = passWebhookOn(path, ['x-hub-signature-256'], maxBytes)
