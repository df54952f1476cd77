'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { unlinkPhone } from '@/contract/endpoints/whatsapp'
import { isGone } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import { useRouter } from '@/lib/language/use-router'

type Labels = Record<'unlink' | 'unlinkOf' | 'unlinking' | 'unlinked' | 'failed', string>

/** Unlinks without a question, because the same message links the telephone again. */
export function UnlinkPhone({ id, labels }: { id: string; labels: Labels }) {
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()

  async function unlink() {
    setBusy(true)
    const answer = await send(unlinkPhone, { params: { id } })
    setBusy(false)
    if (!isGone(answer)) return notify.error(labels.failed)
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
