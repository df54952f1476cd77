import { getWizardDraft, keepWizardDraft } from '@/contract/endpoints/wizard'
import { forward } from '@/lib/bff/forward'

export const GET = forward(getWizardDraft)
export const PUT = forward(keepWizardDraft)
