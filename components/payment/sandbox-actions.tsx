'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormProblem } from '@/components/ui/form-problem'
import { answerSandboxCheckout, changeSandboxSubscription } from '@/lib/browser/endpoints/payments'
import { leaveFor } from '@/lib/browser/leave-for'
import { send } from '@/lib/browser/send'
import { useShownAgain } from '@/lib/browser/shown-again'

type Does =
  | { checkoutId: string; outcome: 'paid' | 'refused' | 'cancelled' }
  | { checkoutId?: undefined; cancelAtPeriodEnd: boolean }
type Action = Does & { label: string }
type Props = { actions: Action[]; labels: Record<'refusedText' | 'failed', string> }

export function SandboxActions({ actions, labels }: Props) {
  const [pending, setPending] = useState<string>()
  const [problem, setProblem] = useState<string>()
  useShownAgain(() => setPending(undefined))

  async function act(action: Action) {
    setPending(action.label)
    setProblem(undefined)
    const next = await nextAfter(action)
    if (next) return leaveFor(next)
    setPending(undefined)
    setProblem(next === null ? labels.refusedText : labels.failed)
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

/** The next address. Null when there is none, undefined when the action failed. */
async function nextAfter(does: Does) {
  if (does.checkoutId === undefined) {
    const { cancelAtPeriodEnd } = does
    const { outcome } = await send(changeSandboxSubscription, { body: { cancelAtPeriodEnd } })
    return outcome === 'ok' ? '/subscription' : undefined
  }
  const { checkoutId, outcome } = does
  const { reply, code } = await send(answerSandboxCheckout, { params: { checkoutId }, body: { outcome } })
  // The checkout is already closed. Only the answer to the first press was lost.
  return code === 'conflict' ? '/subscription' : reply?.next
}
