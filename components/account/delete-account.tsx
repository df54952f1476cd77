'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { DeleteAccountForm, type DeletionLabels } from './delete-account-form'

export function DeleteAccount({ labels }: { labels: DeletionLabels & { close: string } }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" className="-ml-4" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {labels.delete}
      </Button>
      <Dialog shape="sheet" open={open} onClose={close} title={labels.deleteTitle} closeLabel={labels.close}>
        {open ? <DeleteAccountForm labels={labels} onCancel={close} /> : null}
      </Dialog>
    </>
  )
}
