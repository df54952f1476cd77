import { saveImages } from '@/contract/endpoints/wizard'
import { forward } from '@/lib/bff/forward'

export const PUT = forward(saveImages)
