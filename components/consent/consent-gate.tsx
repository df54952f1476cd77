'use client'

import type { Messages } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { currentConsent, onConsentAsked, sendConsent } from '@/lib/browser/consent'
import { visitStorage } from '@/lib/browser/storage'

const ConsentDialog = lazy(() => import('./consent-dialog'))

const putOff = 'consentPutOff'

/** What every page carries; the dialog itself is fetched by who has to answer, or wants to answer again. */
export function ConsentGate({ labels }: { labels: Messages['consent'] }) {
  const [shown, setShown] = useState<'unasked' | 'asked'>()

  useEffect(() => {
    const closeIfAnswered = () => {
      if (currentConsent()) setShown(undefined)
    }
    void sendConsent()
    if (!currentConsent() && !visitStorage.get(putOff)) setShown('unasked')
    const forget = onConsentAsked(() => setShown('asked'))
    window.addEventListener('storage', closeIfAnswered)
    return () => {
      forget()
      window.removeEventListener('storage', closeIfAnswered)
    }
  }, [])

  /** Esc is no answer: nothing is agreed to, and the next visit is asked again. */
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
