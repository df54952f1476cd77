'use client'

import type { Messages } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { DownloadIcon } from '@/components/ui/icons'
import { notify } from '@/components/ui/notify'
import { exportData } from '@/contract/endpoints/accounts'
import { saveFile } from '@/lib/browser/save-file'
import { send } from '@/lib/browser/send'

export function DownloadData({ labels }: { labels: Messages['yourData'] }) {
  const [preparing, setPreparing] = useState(false)

  async function download() {
    setPreparing(true)
    const data = await readAllData()
    setPreparing(false)
    if (!data) return notify.error(labels.downloadFailed)
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), labels.fileName)
    notify.success(labels.downloaded)
  }

  return (
    <Button variant="secondary" onClick={download} pending={preparing && labels.preparing}>
      <DownloadIcon />
      {labels.download}
    </Button>
  )
}

/** Reads the data part by part and joins the parts. Undefined when a part failed. */
async function readAllData() {
  const tables: Record<string, Record<string, unknown>[]> = {}
  for (let after: string | undefined; ; ) {
    const { reply } = await send(exportData, { query: { after } })
    if (!reply) return undefined
    for (const [name, rows] of Object.entries(reply.tables)) tables[name] = [...(tables[name] ?? []), ...rows]
    if (reply.next === null) return { exportedAt: reply.exportedAt, tables }
    after = reply.next
  }
}
