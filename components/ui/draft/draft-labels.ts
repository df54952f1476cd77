import type { Messages } from 'next-intl'
import { labelsOf } from '@/lib/i18n/labels'

/** The labels that every editor with versions uses. */
export async function draftLabels() {
  const [texts, ui] = await Promise.all([labelsOf('draft'), labelsOf('ui')])
  return { ...texts, close: ui.close }
}

export type DraftLabels = Messages['draft'] & { close: string }
