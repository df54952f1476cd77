'use client'

import { type MouseEvent, useRef, useState } from 'react'
import { BottomSheet } from '@/components/ui/bottom-sheet'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Field } from '@/components/ui/field'
import { ShareIcon, WhatsappIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import { actionClass } from './action-class'

type Props = {
  url: string
  labels: CopyLinkProps['labels'] &
    Record<'share' | 'title' | 'text' | 'unsupported' | 'otherwise' | 'whatsapp' | 'close', string>
}

/** Opens the phone's share dialog, or else offers WhatsApp and a copy. Without JavaScript, a link to WhatsApp. */
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

type CopyLinkProps = {
  url: string
  labels: Record<'link' | 'copy' | 'copied' | 'notCopied', string>
  onCopied: () => void
}

/** The address in a field. Where the browser does not allow copying, the visitor copies by hand. */
function CopyLink({ url, labels, onCopied }: CopyLinkProps) {
  const field = useRef<HTMLInputElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      notify.success(labels.copied)
      onCopied()
    } catch {
      field.current?.select()
      notify.error(labels.notCopied)
    }
  }

  return (
    <>
      <Field
        ref={field}
        label={labels.link}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="secondary" size="lg" wide onClick={copy}>
        {labels.copy}
      </Button>
    </>
  )
}
