'use client'

import { useEffect, useState } from 'react'
import type { Reply } from '@/contract/endpoint'
import type { drawSheet } from '@/contract/endpoints/sheets'
import { askSheet } from './template-calls'

type Sheet = Reply<typeof drawSheet>
type Drawing = { key: string; sheet?: Sheet; failed?: true }

/** The post as it would go out; the last one stays while the next is drawn. */
export function useSheet(menuId: string | undefined, templateId: string | undefined) {
  const [drawn, setDrawn] = useState<Drawing>()
  const [tries, setTries] = useState(0)
  const key = `${menuId} ${templateId} ${tries}`

  useEffect(() => {
    if (!menuId || !templateId) return
    const given = new AbortController()
    void askSheet('feed', menuId, templateId, given.signal).then((sheet) => {
      if (!given.signal.aborted) setDrawn((last) => (sheet ? { key, sheet } : { ...last, key, failed: true }))
    })
    return () => given.abort()
  }, [menuId, templateId, key])

  return {
    sheet: drawn?.sheet,
    failed: drawn?.key === key && drawn.failed === true,
    isDrawing: Boolean(menuId && templateId) && drawn?.key !== key,
    retry: () => setTries((count) => count + 1),
  }
}
