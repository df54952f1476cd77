'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { unlinkPhone } from '@/contract/endpoints/whatsapp'
import { ownerFetch } from '@/lib/browser/owner-fetch'

type Labels = Record<'unlink' | 'unlinkOf' | 'unlinking' | 'unlinked' | 'failed', string>

/** Without a question: the same message links it again. */
export function UnlinkPhone({ id, labels }: { id: string; labels: Labels }) {
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()

  async function unlink() {
    setBusy(true)
    const { method, path } = unlinkPhone
    const answer = await ownerFetch(path.replace(':id', id), { method })
    setBusy(false)
    // One that is gone was unlinked elsewhere.
    if (!answer?.ok && answer?.status !== 404) return notify.error(labels.failed)
    notify.success(labels.unlinked)
    router.refresh()
  }

  return (
    <Button
      variant="quiet"
      aria-label={labels.unlinkOf}
      onClick={unlink}
      pending={isBusy && labels.unlinking}
    >
      {labels.unlink}
    </Button>
  )
}
