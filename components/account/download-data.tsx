'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { DownloadIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import { exportData } from '@/contract/endpoints/accounts'
import { ownerFetch } from '@/lib/browser/owner-fetch'
import { saveFile } from '@/lib/browser/save-file'

export function DownloadData({ labels }: { labels: Messages['yourData'] }) {
  const [preparing, setPreparing] = useState(false)

  async function download() {
    setPreparing(true)
    const response = await ownerFetch(exportData.path)
    const file = response?.ok ? await response.blob().catch(() => undefined) : undefined
    setPreparing(false)
    if (!file) return notify.error(labels.downloadFailed)
    saveFile(file, labels.fileName)
    notify.success(labels.downloaded)
  }

  return (
    <Button variant="secondary" onClick={download} pending={preparing && labels.preparing}>
      <DownloadIcon />
      {labels.download}
    </Button>
  )
}
