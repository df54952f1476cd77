'use client'

import { useEffect, useState } from 'react'
import { InfoIcon } from '@/components/ui/icons'
import { sessionOver } from '@/lib/browser/owner-fetch'

/** Why somebody who was working is at /signin. */
export function SessionOverNote({ text }: { text: string }) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (sessionOver.take()) setShown(true)
  }, [])

  if (!shown) return null
  return (
    <p role="status" className="flex gap-2 rounded bg-napkin p-3">
      <InfoIcon className="mt-0.5 size-5 shrink-0 text-azulejo" />
      <span>{text}</span>
    </p>
  )
}
