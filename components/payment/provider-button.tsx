'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-class'
import { FormProblem } from '@/components/ui/form-problem'
import { cancelPayment, createPayment } from '@/lib/browser/endpoints/payments'
import { leaveFor } from '@/lib/browser/leave-for'
import type { Outcome } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import { useShownAgain } from '@/lib/browser/shown-again'
import type { Problems } from './use-problems'

type Props = ButtonLook & {
  opens: 'payment' | 'own-plan'
  pending: string
  problems: Problems
  children: ReactNode
}

/** Asks our server for the address of the provider's page, and opens it. Two presses open the same page. */
export function ProviderButton({ opens, pending, problems, children, ...look }: Props) {
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<string>()
  useShownAgain(() => setOpening(false))

  async function open() {
    setOpening(true)
    setProblem(undefined)
    const answer = await (opens === 'payment'
      ? send(createPayment, { body: {} })
      : send(cancelPayment, { body: {} }))
    if (answer.reply?.url) return leaveFor(answer.reply.url)
    setOpening(false)
    setProblem(problemOf(answer, problems))
  }

  return (
    <div className="grid gap-3 justify-self-start" aria-live="polite">
      <FormProblem>{problem}</FormProblem>
      <Button {...look} pending={isOpening && pending} onClick={open} className="justify-self-start">
        {children}
      </Button>
    </div>
  )
}

const byReason: Record<string, keyof Problems> = {
  ...{ 'premium-already': 'already', 'premium-by-hand': 'already' },
  ...{ 'payment-arriving': 'arriving', 'nothing-to-cancel': 'nothing' },
}

/** The text for a failed answer. */
export const problemOf = ({ code, reason = '' }: Outcome<unknown>, problems: Problems) =>
  problems[byReason[reason] ?? (code === 'unavailable' ? 'provider' : 'failed')]
