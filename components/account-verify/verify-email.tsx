'use client'

import { Problem } from '@/components/layout/problem'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Spinner } from '@/components/ui/spinner'
import { useSignedIn } from '@/lib/browser/signed-in'
import { useVerification } from './use-verification'
import { type VerificationLabels, VerificationResult } from './verification-result'

export function VerifyEmail({ token, labels }: { token: string; labels: VerificationLabels }) {
  // Who has just signed up reads the mail on the same phone, and need not sign in again.
  const isSignedIn = useSignedIn()
  const { state, retry } = useVerification(token, isSignedIn ? '/menu' : '/signin')
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
      {state === 'done' && isSignedIn ? (
        <Problem title={labels.done.title} text={labels.signedIn.text}>
          <ButtonLink href="/menu" size="lg" prefetch={false}>
            {labels.signedIn.menu}
          </ButtonLink>
        </Problem>
      ) : null}
      {state === 'invalid' || (state === 'done' && !isSignedIn) ? (
        <VerificationResult state={state} labels={labels} />
      ) : null}
    </div>
  )
}
