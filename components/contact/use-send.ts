'use client'

import { useState } from 'react'
import { send } from '@/lib/browser/send'
import type { Light } from '@/lib/endpoint/light'
import type { ContactLabels } from './labels'

type After = {
  onSent: () => void
  /** The fields that the api refused. The api's answer overrides the form's own check. */
  onRefused: (fields: string[]) => void
  onSessionOver?: () => void
}

export function useSend<Message>(
  to: Light<{ body: Message }>,
  labels: ContactLabels,
  { onSent, onRefused, onSessionOver }: After,
) {
  const [problem, setProblem] = useState<string>()

  async function sendMessage(body: Message) {
    setProblem(undefined)
    const { outcome, code, fields = {} } = await send(to, { body }, { endsSession: false })
    if (outcome === 'ok') return onSent()
    if (code === 'unauthenticated' && onSessionOver) return onSessionOver()
    onRefused(Object.keys(fields))
    setProblem(code === 'too-many' ? labels.tooMany : labels.failed)
  }

  return { sendMessage, problem }
}
