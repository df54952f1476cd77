'use client'

import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { isGone } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import type { Light } from '@/lib/endpoint/light'
import { useRouter } from '@/lib/language/use-router'

type Props = {
  to: Light
  params?: Record<string, string>
  /** The accessible name: the action and its object. */
  name?: string
  variant?: 'quiet' | 'secondary'
  labels: Record<'press' | 'pressing' | 'pressed' | 'failed', string>
}

/** A button that removes its row with one press. */
export function PressButton({ to, params, name, variant = 'quiet', labels }: Props) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [isReading, read] = useTransition()

  async function press() {
    setBusy(true)
    const answer = await send(to, { params })
    setBusy(false)
    if (!isGone(answer)) return notify.error(labels.failed)
    notify.success(labels.pressed)
    read(() => router.refresh())
  }

  return (
    <Button
      variant={variant}
      aria-label={name}
      onClick={press}
      pending={(isBusy || isReading) && labels.pressing}
    >
      {labels.press}
    </Button>
  )
}
