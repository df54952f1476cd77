'use client'

import { useState } from 'react'
import { Button } from '../button'
import { FormProblem } from '../form-problem'
import { KeyIcon } from '../icons'
import type { FactorLabels } from './factor-labels'
import type { Answer } from './post-answer'

type Props = {
  labels: Pick<FactorLabels, 'passkey' | 'passkeyWaiting' | 'passkeyFailed'>
  /** Asks for the passkey. Undefined when the passkey did not answer. */
  ask: () => Promise<Answer | undefined>
  answer: (given: Answer) => Promise<string | undefined>
  variant?: 'primary' | 'secondary'
}

export function PasskeyWay({ labels, ask, answer, variant = 'primary' }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function use() {
    setBusy(true)
    setProblem(undefined)
    const given = await ask().catch(() => undefined)
    const why = given ? await answer(given) : labels.passkeyFailed
    if (!why) return
    setBusy(false)
    setProblem(why)
  }

  return (
    <div className="grid gap-3" aria-live="polite">
      <FormProblem>{problem}</FormProblem>
      <Button
        variant={variant}
        size={variant === 'primary' ? 'lg' : 'md'}
        wide
        onClick={use}
        pending={isBusy && labels.passkeyWaiting}
      >
        <KeyIcon />
        {labels.passkey}
      </Button>
    </div>
  )
}
