'use client'

import type { Messages } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ShareIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'

type Props = { url: string; labels: Messages['poll'] }

/** The phone's share dialog, or else a copy of the link. */
export function SharePoll({ url, labels }: Props) {
  async function copy() {
    await navigator.clipboard.writeText(url).then(
      () => notify.success(labels.copied),
      () => notify.error(labels.notCopied),
    )
  }

  async function share() {
    if (typeof navigator.share !== 'function') return copy()
    await navigator.share({ title: labels.title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy()
    })
  }

  return (
    <Button onClick={share} className="noscript:hidden">
      <ShareIcon />
      {labels.share}
    </Button>
  )
}
