'use client'

import { useState } from 'react'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import { FormProblem } from '@/components/ui/form-problem'
import { leaveFor } from '@/lib/browser/leave-for'
import { ownerFetch } from '@/lib/browser/owner-fetch'

type Action = { label: string; body: Record<string, unknown> }
type Props = {
  path: string
  actions: Action[]
  /** Where to go on, unless the answer says. */
  next?: string
  labels: Record<'refusedText' | 'failed', string>
}

const reply = z.object({ next: z.string().nullish() })

export function SandboxActions({ path, actions, next, labels }: Props) {
  const [pending, setPending] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function act({ label, body }: Action) {
    setPending(label)
    setProblem(undefined)
    const response = await ownerFetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = response?.ok ? reply.safeParse(await response.json().catch(() => null)) : undefined
    const to = answer?.data?.next ?? next
    if (answer?.success && to) return leaveFor(to)
    setPending(undefined)
    setProblem(answer?.success ? labels.refusedText : labels.failed)
  }

  return (
    <div className="grid gap-3" aria-live="polite">
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap gap-3">
        {actions.map((action, index) => (
          <Button
            key={action.label}
            variant={index === 0 ? 'primary' : 'secondary'}
            disabled={pending !== undefined}
            pending={pending === action.label && action.label}
            onClick={() => act(action)}
          >
            {action.label}
          </Button>
        ))}
      </div>
    </div>
  )
}
