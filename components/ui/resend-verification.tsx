'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { resendVerification } from '@/contract/endpoints/accounts'
import type { Owner } from '@/contract/entities/owner'
import { send } from '@/lib/browser/send'
import { waitText } from '@/lib/i18n/wait-text'
import { useRouter } from '@/lib/language/use-router'
import { useOwnerElsewhere } from './use-owner-elsewhere'

export type ResendLabels = Messages['resendVerification'] & { wait: Messages['wait'] }

type Props = {
  labels: ResendLabels
  /** False where the component around it notices a verification by itself. */
  watches?: boolean
}

/**
 * Sends the verification mail again. Shown while the address is not verified; disappears when it is, also when the mail's link was opened
 * in another tab or on another device.
 */
export function ResendVerification({ labels, watches = true }: Props) {
  const router = useRouter()
  const [sending, setSending] = useState(false)
  const refreshIfVerified = (owner: Owner) => owner.emailVerified && router.refresh()
  useOwnerElsewhere(watches ? refreshIfVerified : undefined)

  async function resend() {
    setSending(true)
    const { reply, code, retryAfter } = await send(resendVerification, {})
    setSending(false)
    if (code === 'too-many')
      return notify.error(`${labels.tooMany} ${waitText(retryAfter, labels.wait)}`.trim())
    if (!reply) return notify.error(labels.failed)
    if (reply.alreadyVerified) router.refresh()
    notify.success(reply.alreadyVerified ? labels.alreadyVerified : labels.sent)
  }

  return (
    <Button variant="secondary" onClick={resend} pending={sending && labels.sending}>
      {labels.send}
    </Button>
  )
}
