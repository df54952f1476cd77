'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FormProblem } from '@/components/ui/form-problem'
import { notify } from '@/components/ui/notify'
import { sendPackData } from '@/lib/browser/endpoints/own'
import { send } from '@/lib/browser/send'
import type { Packs } from './use-packs'

type Props = {
  packs: Packs
  labels: Record<
    'open' | 'title' | 'choose' | 'text' | 'send' | 'sending' | 'sent' | 'failed' | 'close',
    string
  >
}

export function RequestQr({ packs, labels }: Props) {
  const [open, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const close = () => setOpen(false)

  async function request(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const pack = String(new FormData(event.currentTarget).get('pack'))
    setSending(true)
    setFailed(false)
    const { outcome } = await send(sendPackData, { body: { cardData: { pack } } })
    setSending(false)
    if (outcome !== 'ok') return setFailed(true)
    close()
    notify.success(labels.sent)
  }

  return (
    <div>
      <Button size="lg" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {labels.open}
      </Button>
      <Dialog open={open} onClose={close} title={labels.title} closeLabel={labels.close} shape="sheet">
        <form method="post" onSubmit={request} className="grid gap-5">
          <p className="text-soft">{labels.text}</p>
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-semibold">{labels.choose}</legend>
            {packs.map(({ pack, name, codes, price }, index) => (
              <label
                key={pack}
                className="flex min-h-12 items-center gap-2 rounded border-2 border-edge px-3 py-2 has-checked:border-azulejo has-checked:bg-tile"
              >
                <input
                  type="radio"
                  name="pack"
                  value={pack}
                  defaultChecked={index === 0}
                  className="size-5"
                />
                <span className="font-semibold">{name}</span>
                <span className="text-soft text-sm whitespace-nowrap">{codes}</span>
                <span className="ml-auto font-semibold whitespace-nowrap tabular-nums">{price}</span>
              </label>
            ))}
          </fieldset>
          <div aria-live="polite">
            <FormProblem>{hasFailed ? labels.failed : null}</FormProblem>
          </div>
          <Button type="submit" size="lg" pending={isSending && labels.sending}>
            {labels.send}
          </Button>
        </form>
      </Dialog>
    </div>
  )
}
