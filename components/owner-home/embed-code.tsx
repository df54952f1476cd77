'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CopyIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'

type Props = { code: string; labels: Record<'code' | 'copy' | 'copied' | 'notCopied', string> }

/** Code to paste into a page. Where the browser does not allow copying, the owner copies by hand. */
export function EmbedCode({ code, labels }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      notify.success(labels.copied)
    } catch {
      field.current?.select()
      notify.error(labels.notCopied)
    }
  }

  return (
    <div className="grid gap-3">
      <textarea
        ref={field}
        aria-label={labels.code}
        readOnly
        rows={3}
        value={code}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="w-full resize-none rounded border border-edge bg-napkin p-3 font-mono text-sm break-all"
      />
      <Button variant="secondary" className="justify-self-start" onClick={copy}>
        <CopyIcon /> {labels.copy}
      </Button>
    </div>
  )
}
