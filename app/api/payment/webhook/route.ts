import { passLetterOn } from '@/lib/bff/pass-letter-on'

export const POST = passLetterOn('/api/payment/webhook', ['stripe-signature', 'mantel-signature'])
