'use client'

import type { Messages } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { currentConsent, onConsentAsked, sendConsent } from '@/lib/browser/consent'
import { visitStorage } from '@/lib/browser/storage'

const ConsentDialog = lazy(() => import('./consent-dialog'))

const putOff = 'consentPutOff'
/** In any language. An owner who came to sign up is asked at the next visit (docs/decisions/0361). */
const isSignUp = () => /\/signup\/?$/.test(location.pathname)

/** The part of consent on every page. The dialog loads only for visitors who must answer or want to answer again. */
export function ConsentGate({ labels }: { labels: Messages['consent'] }) {
  const [shown, setShown] = useState<'unasked' | 'asked'>()

  useEffect(() => {
    const closeIfAnswered = () => {
      if (currentConsent()) setShown(undefined)
    }
    void sendConsent()
    if (!currentConsent() && isSignUp()) visitStorage.set(putOff, '1')
    if (!currentConsent() && !visitStorage.get(putOff)) setShown('unasked')
    const forget = onConsentAsked(() => setShown('asked'))
    window.addEventListener('storage', closeIfAnswered)
    return () => {
      forget()
      window.removeEventListener('storage', closeIfAnswered)
    }
  }, [])

  /** Esc is not an answer: the visitor agrees to nothing, and the next visit asks again. */
  const close = () => {
    if (!currentConsent()) visitStorage.set(putOff, '1')
    setShown(undefined)
  }

  if (!shown) return null
  return (
    <Suspense>
      <ConsentDialog key={shown} labels={labels} isAsked={shown === 'asked'} onClose={close} />
    </Suspense>
  )
}
