'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FormProblem } from '@/components/ui/form-problem'
import { notify } from '@/components/ui/notify'
import { rectifyInvoice } from '@/lib/browser/endpoints/payments'
import { send } from '@/lib/browser/send'
import { fill } from '@/lib/i18n/fill'
import { useRouter } from '@/lib/language/use-router'

type Props = { invoiceId: string; number: string; labels: Messages['rectify'] }

/** Asks before it issues a rectifying invoice, because an issued invoice cannot be deleted. */
export function RectifyInvoice({ invoiceId, number, labels }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isIssuing, setIssuing] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const router = useRouter()

  function close() {
    setOpen(false)
    setFailed(false)
  }

  async function issue() {
    setIssuing(true)
    const { outcome, code, reply } = await send(rectifyInvoice, { params: { invoiceId } })
    setIssuing(false)
    if (outcome !== 'ok' && code !== 'conflict') return setFailed(true)
    if (reply) notify.success(fill(labels.issued, { number: reply.number }))
    close()
    // Reloads after a conflict too, because another tab has issued the invoice.
    router.refresh()
  }

  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {labels.open}
      </Button>
      <Dialog
        shape="sheet"
        open={isOpen}
        onClose={close}
        title={fill(labels.title, { number })}
        closeLabel={labels.close}
      >
        <div className="grid gap-5">
          <p>{labels.text}</p>
          <FormProblem>{hasFailed ? labels.failed : null}</FormProblem>
          <div className="flex flex-wrap gap-3">
            <Button className="grow" pending={isIssuing && labels.issuing} onClick={issue}>
              {labels.issue}
            </Button>
            <Button variant="secondary" onClick={close}>
              {labels.cancel}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
