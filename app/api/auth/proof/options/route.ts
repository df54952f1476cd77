import { askProof } from '@/contract/endpoints/second-factor'
import { forward } from '@/lib/bff/forward'

export const POST = forward(askProof)
