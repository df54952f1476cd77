import { getOwnQr, saveQrDesign } from '@/contract/endpoints/qr'
import { forward } from '@/lib/bff/forward'

export const GET = forward(getOwnQr)
export const PUT = forward(saveQrDesign)
