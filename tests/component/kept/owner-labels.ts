import { vi } from 'vitest'
import messages from '@/messages/es.json'

vi.mock('@/lib/i18n/labels', () => ({
  labelsOf: async (namespace: keyof typeof messages) => messages[namespace],
}))

const { profileLabels } = await import('@/components/profile/labels')

/** What the server hands to the forms of a profile. */
export const form = await profileLabels()
export const editor = {
  ...messages.profileEditor,
  form,
  draft: { ...messages.draft, close: messages.ui.close },
}
export const wizard = { ...messages.wizard, form }
