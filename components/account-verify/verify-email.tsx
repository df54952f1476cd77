'use client'

import { Problem } from '@/components/layout/problem'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { useVerification } from './use-verification'
import { type VerificationLabels, VerificationResult } from './verification-result'

export function VerifyEmail({ token, labels }: { token: string; labels: VerificationLabels }) {
  const { state, retry } = useVerification(token)
  return (
    <div aria-live="polite" className="needs-script">
      {state === 'loading' ? (
        <Problem title={labels.loading.title} text={labels.loading.text}>
          <span className="text-3xl text-azulejo">
            <Spinner />
          </span>
        </Problem>
      ) : null}
      {state === 'unreachable' ? (
        <Problem title={labels.unreachable.title} text={labels.unreachable.text}>
          <Button size="lg" onClick={retry}>
            {labels.retry}
          </Button>
        </Problem>
      ) : null}
      {state === 'done' || state === 'invalid' ? <VerificationResult state={state} labels={labels} /> : null}
    </div>
  )
}
