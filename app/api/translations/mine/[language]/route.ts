import { saveOwnTranslation } from '@/contract/endpoints/translations'
import { forward } from '@/lib/bff/forward'

export const PUT = forward(saveOwnTranslation)
