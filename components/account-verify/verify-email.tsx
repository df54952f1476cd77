'use client'

import { useEffect, useState } from 'react'
import { Problem } from '@/components/layout/problem'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { notify } from '@/components/ui/notify'
import { Spinner } from '@/components/ui/spinner'
import { verifyEmail } from '@/lib/browser/endpoints/mails'
import { send } from '@/lib/browser/send'
import { useSignedIn } from '@/lib/browser/signed-in'
import { useRouter } from '@/lib/language/use-router'
import { type VerificationLabels, VerificationResult } from './verification-result'

export function VerifyEmail({ token, labels }: { token: string; labels: VerificationLabels }) {
  // A person who has just signed up often reads the mail on the same phone and is signed in already.
  const isSignedIn = useSignedIn()
  const { state, retry } = useVerification(token, { isSignedIn, verified: labels.done.title })
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

type Verification = 'loading' | 'done' | 'invalid' | 'unreachable'

/** docs/product.md#good-news-time: to read, for who has to sign in now. */
const readingTime = 5000

type Reader = { isSignedIn: boolean; verified: string }

/** Verifies in the browser, not during rendering: programs that only fetch the link must not verify the address. */
function useVerification(token: string, { isSignedIn, verified }: Reader) {
  const router = useRouter()
  const [state, setState] = useState<Verification>('loading')

  useEffect(() => {
    if (state !== 'loading') return
    const leaving = new AbortController()
    verify(token, leaving.signal).then((result) => {
      if (!leaving.signal.aborted) setState(result)
    })
    return () => leaving.abort()
  }, [token, state])

  useEffect(() => {
    if (state !== 'done') return
    if (isSignedIn) {
      // Going back from the menu does not come back here, because this page would lead on again.
      router.replace('/menu')
      // Said where the owner arrives: here it is the heading.
      return () => notify.success(verified)
    }
    const timer = setTimeout(() => router.push('/signin'), readingTime)
    return () => clearTimeout(timer)
  }, [state, isSignedIn, verified, router])

  return { state, retry: () => setState('loading') }
}

async function verify(token: string, signal: AbortSignal): Promise<Verification> {
  const { outcome, code } = await send(verifyEmail, { query: { token } }, { signal })
  if (outcome === 'ok') return 'done'
  return code === 'invalid' ? 'invalid' : 'unreachable'
}
