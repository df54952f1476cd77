import { sendWelcomeEmail } from '@/contract/endpoints/wizard'
import { forward } from '@/lib/bff/forward'

export const POST = forward(sendWelcomeEmail)
