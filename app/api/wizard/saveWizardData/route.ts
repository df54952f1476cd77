import { saveWizardData } from '@/contract/endpoints/wizard'
import { forward } from '@/lib/bff/forward'

export const POST = forward(saveWizardData)
