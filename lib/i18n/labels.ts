import type { Messages } from 'next-intl'
import type { Language } from '@/contract/languages'
import { hostHas } from '../host/features'
import { languageHere } from '../language/here'
import { messagesIn } from './messages-in'

/** One feature's texts as plain data, for a client component's `labels`. In the language of the page, or in another. */
export async function labelsOf<Namespace extends keyof Messages>(
  namespace: Namespace,
  language: Language = languageHere(),
) {
  const messages = await messagesIn(language)
  return messages[namespace]
}

/** Null where the host has no polls. */
export async function pickerLabels() {
  return (await hostHas('polls')) ? labelsOf('pollPicker') : null
}
