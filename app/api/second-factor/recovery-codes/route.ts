import { renewRecoveryCodes } from '@/contract/endpoints/second-factor'
import { forward } from '@/lib/bff/forward'

export const POST = forward(renewRecoveryCodes)
