'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { notify } from '@/components/ui/notify'

export type CopyLinkProps = {
  url: string
  labels: Record<'link' | 'copy' | 'copied' | 'notCopied', string>
  onCopied: () => void
}

/** The address itself, to be copied by hand where the browser does not let us. */
export function CopyLink({ url, labels, onCopied }: CopyLinkProps) {
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
