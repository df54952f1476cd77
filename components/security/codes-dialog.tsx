'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { CopyIcon, DownloadIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import { saveFile } from '@/lib/browser/save-file'
import type { SecurityLabels } from './labels'

type Props = { codes: string[] | undefined; labels: SecurityLabels; onClose: () => void }

/** Shows the recovery codes once. Nobody can read them again, not even we. */
export function CodesDialog({ codes = [], labels, onClose }: Props) {
  const text = `${labels.codesFileHead}\n\n${codes.join('\n')}\n`

  async function copy() {
    const isCopied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    )
    if (isCopied) notify.success(labels.copied)
    else notify.error(labels.notCopied)
  }

  return (
    <Dialog
      shape="sheet"
      open={codes.length > 0}
      onClose={onClose}
      title={labels.codesTitle}
      closeLabel={labels.close}
      footer={
        <Button size="lg" wide onClick={onClose}>
          {labels.codesKept}
        </Button>
      }
    >
      <p>{labels.codesText}</p>
      <ol className="my-4 grid gap-2 rounded bg-napkin p-4 font-mono text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          <CopyIcon /> {labels.copy}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), labels.codesFile)}
        >
          <DownloadIcon /> {labels.download}
        </Button>
      </div>
    </Dialog>
  )
}
