'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { closeOffer } from '@/contract/endpoints/second-factor'
import { send } from '@/lib/browser/send'

type Labels = Record<'text' | 'open' | 'no', string>

/** Offers a second factor once, after the first menu. A refusal is final; the drawer still links to the page. */
export function FactorOffer({ labels }: { labels: Labels }) {
  const [isClosed, setClosed] = useState(false)

  function close() {
    setClosed(true)
    void send(closeOffer, {})
  }

  if (isClosed) return null
  return (
    <div className="grid gap-4 rounded bg-tile p-4 sm:flex sm:items-center sm:justify-between">
      <p>{labels.text}</p>
      <div className="flex shrink-0 flex-wrap gap-2">
        <ButtonLink href="/seguridad" variant="secondary">
          {labels.open}
        </ButtonLink>
        <Button variant="quiet" onClick={close}>
          {labels.no}
        </Button>
      </div>
    </div>
  )
}
