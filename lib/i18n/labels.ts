import type { Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'

/** One feature's texts as plain data, for a client component's `labels`. */
export async function labelsOf<Namespace extends keyof Messages>(namespace: Namespace) {
  const messages: Messages = await getMessages()
  return messages[namespace]
}

export async function resendLabels() {
  return { ...(await labelsOf('resendVerification')), wait: await labelsOf('wait') }
}
