'use client'

import { type MouseEvent, useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { buttonClass } from '@/components/ui/button-class'
import { ShareIcon, WhatsappIcon } from '@/components/ui/icons'
import { actionClass } from './action-class'
import { CopyLink, type CopyLinkProps } from './copy-link'

type Props = {
  url: string
  labels: CopyLinkProps['labels'] &
    Record<'share' | 'title' | 'text' | 'unsupported' | 'otherwise' | 'whatsapp' | 'close', string>
}

/** The phone's own sheet, else WhatsApp or a copy; without JavaScript a link to WhatsApp. */
export function ShareAction({ url, labels }: Props) {
  const [open, setOpen] = useState(false)
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(`${labels.text} ${url}`)}`

  function share(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (typeof navigator.share !== 'function') return setOpen(true)
    navigator.share({ title: labels.title, text: labels.text, url }).catch((error: unknown) => {
      const changedMind = error instanceof DOMException && error.name === 'AbortError'
      if (!changedMind) setOpen(true)
    })
  }

  return (
    <>
      <a
        href={whatsapp}
        target="_blank"
        rel="noopener"
        onClick={share}
        data-counts="share"
        aria-haspopup="dialog"
        className={actionClass}
      >
        <ShareIcon className="size-6 text-check-ink" />
        {labels.share}
      </a>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={labels.title} closeLabel={labels.close}>
        <div className="grid gap-3 pt-1">
          <p className="text-soft">
            {labels.unsupported}. {labels.otherwise}
          </p>
          <a
            href={whatsapp}
            target="_blank"
            rel="noopener"
            className={buttonClass({ size: 'lg', wide: true })}
          >
            <WhatsappIcon />
            {labels.whatsapp}
          </a>
          <CopyLink url={url} labels={labels} onCopied={() => setOpen(false)} />
        </div>
      </BottomSheet>
    </>
  )
}
