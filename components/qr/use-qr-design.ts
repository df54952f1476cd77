'use client'

import { useEffect, useRef, useState } from 'react'
import { saveQrDesign } from '@/contract/endpoints/qr'
import type { QrDesign } from '@/contract/entities/qr'
import { isReadable } from '@/contract/rules/qr-code'
import { ownerFetch } from '@/lib/browser/owner-fetch'

/** After the last turn of a colour wheel. */
const restMs = 600

/** What is being designed; a colour that cannot be read is shown, and neither saved nor drawn. */
export function useQrDesign(first: QrDesign) {
  const [design, setDesign] = useState(first)
  const [hasFailed, setFailed] = useState(false)
  const saved = useRef(JSON.stringify(first))
  const canBeRead = isReadable(design.color)

  useEffect(() => {
    const written = JSON.stringify(design)
    if (!canBeRead || written === saved.current) return
    const timer = setTimeout(async () => {
      const response = await ownerFetch(saveQrDesign.path, {
        method: saveQrDesign.method,
        headers: { 'content-type': 'application/json' },
        body: written,
      })
      if (response?.ok) saved.current = written
      setFailed(!response?.ok)
    }, restMs)
    return () => clearTimeout(timer)
  }, [design, canBeRead])

  return {
    ...{ design, canBeRead, hasFailed },
    change: (part: Partial<QrDesign>) => setDesign((now) => ({ ...now, ...part })),
  }
}
