import type { Messages } from 'next-intl'
import { labelsOf } from '@/lib/i18n/labels'

export async function templateEditorLabels() {
  const [texts, ui] = await Promise.all([labelsOf('templateEditor'), labelsOf('ui')])
  return { ...texts, close: ui.close }
}

export type EditorLabels = Messages['templateEditor'] & { close: string }
