'use client'

import { useRouter } from 'next/navigation'
import type { Messages } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { resendVerification } from '@/contract/endpoints/accounts'
import { ownSession } from '@/lib/browser/endpoints/own'
import { send } from '@/lib/browser/send'
import { waitText } from '@/lib/i18n/wait-text'

export type ResendLabels = Messages['resendVerification'] & { wait: Messages['wait'] }

/** Sends the verification mail again. Shown while the address is not verified; disappears when it is. */
export function ResendVerification({ labels }: { labels: ResendLabels }) {
  const [sending, setSending] = useState(false)
  const showAnew = useVerifiedElsewhere()

  async function resend() {
    setSending(true)
    const { reply, code, retryAfter } = await send(resendVerification, {})
    setSending(false)
    if (code === 'too-many')
      return notify.error(`${labels.tooMany} ${waitText(retryAfter, labels.wait)}`.trim())
    if (!reply) return notify.error(labels.failed)
    if (reply.alreadyVerified) showAnew()
    notify.success(reply.alreadyVerified ? labels.alreadyVerified : labels.sent)
  }

  return (
    <Button variant="secondary" onClick={resend} pending={sending && labels.sending}>
      {labels.send}
    </Button>
  )
}

/**
 * The mail's link is often opened in another tab or on another device. While the address is not verified, the page asks the host again
 * whenever a person comes back to the page, and refreshes when the address is verified.
 */
function useVerifiedElsewhere() {
  const router = useRouter()

  useEffect(() => {
    let isGone = false
    let isAsking = false
    async function look() {
      if (document.visibilityState !== 'visible' || isAsking) return
      isAsking = true
      const { reply } = await send(ownSession, {})
      isAsking = false
      if (!isGone && reply?.owner.emailVerified) router.refresh()
    }
    const seen = () => void look()
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('focus', seen)
    window.addEventListener('pageshow', seen)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('focus', seen)
      window.removeEventListener('pageshow', seen)
    }
  }, [router])

  return router.refresh
}
