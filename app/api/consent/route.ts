import { saveConsent } from '@/contract/endpoints/consent'
import { forward } from '@/lib/bff/forward'

export const POST = forward(saveConsent)
