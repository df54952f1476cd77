'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { resendVerification } from '@/contract/endpoints/accounts'
import { ownerFetch } from '@/lib/browser/owner-fetch'
import { waitText } from '@/lib/i18n/wait-text'

export type ResendLabels = Messages['resendVerification'] & { wait: Messages['wait'] }

/** For whoever waits for a mail that does not come. */
export function ResendVerification({ labels }: { labels: ResendLabels }) {
  const [sending, setSending] = useState(false)

  async function send() {
    setSending(true)
    const response = await ownerFetch(resendVerification.path, { method: resendVerification.method })
    const reply: unknown = await response?.json().catch(() => undefined)
    setSending(false)
    if (response?.status === 429) {
      const wait = waitText(response.headers.get('retry-after'), labels.wait)
      return notify.error(`${labels.tooMany} ${wait}`.trim())
    }
    const done = response?.ok ? resendVerification.reply.safeParse(reply).data : undefined
    if (!done) return notify.error(labels.failed)
    notify.success(done.alreadyVerified ? labels.alreadyVerified : labels.sent)
  }

  return (
    <Button variant="secondary" onClick={send} pending={sending && labels.sending}>
      {labels.send}
    </Button>
  )
}
