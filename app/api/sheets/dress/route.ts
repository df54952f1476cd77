import { saveSheetDress } from '@/contract/endpoints/sheet-dress'
import { forward } from '@/lib/bff/forward'

export const PUT = forward(saveSheetDress)
