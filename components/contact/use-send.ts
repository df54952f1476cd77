'use client'

import { useState } from 'react'
import { errorEnvelope } from '@/contract/errors'
import { postJson } from '@/lib/browser/post-json'
import type { ContactLabels } from './contact-panel'

type After = {
  onSent: () => void
  /** The fields the api refused: its word counts more than the form's. */
  onRefused: (fields: string[]) => void
  onSessionOver?: () => void
}

export function useSend(path: string, labels: ContactLabels, { onSent, onRefused, onSessionOver }: After) {
  const [problem, setProblem] = useState<string>()

  async function send(message: unknown) {
    setProblem(undefined)
    const { status, reply } = await postJson(path, message)
    if (status === 200) return onSent()
    if (status === 401 && onSessionOver) return onSessionOver()
    const { fields = {} } = errorEnvelope.safeParse(reply).data?.error ?? {}
    onRefused(Object.keys(fields))
    setProblem(status === 429 ? labels.tooMany : labels.failed)
  }

  return { send, problem }
}
