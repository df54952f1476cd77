import type { Messages } from 'next-intl'
import { type DraftLabels, draftLabels } from '@/components/ui/draft/draft-labels'
import { labelsOf } from '@/lib/i18n/labels'

export async function templateEditorLabels() {
  const [texts, stock, draft] = await Promise.all([
    labelsOf('templateEditor'),
    labelsOf('stockTemplates'),
    draftLabels(),
  ])
  return { ...texts, stock, draft, close: draft.close }
}

export type EditorLabels = Messages['templateEditor'] & {
  /** Names of the stock templates, by the key of their design. */
  stock: Readonly<Record<string, string | undefined>>
  draft: DraftLabels
  close: string
}
