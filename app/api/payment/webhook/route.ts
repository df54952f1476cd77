import { passWebhookOn } from '@/lib/bff/pass-webhook-on'

export const POST = passWebhookOn('/api/payment/webhook', ['stripe-signature', 'mantel-signature'])
