import type { Messages } from 'next-intl'
import { type DraftLabels, draftLabels } from '@/components/ui/draft/draft-labels'
import { labelsOf } from '@/lib/i18n/labels'

export async function templateEditorLabels() {
  const [texts, draft] = await Promise.all([labelsOf('templateEditor'), draftLabels()])
  return { ...texts, draft, close: draft.close }
}

export type EditorLabels = Messages['templateEditor'] & { draft: DraftLabels; close: string }
