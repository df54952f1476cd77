'use client'

import type { Messages } from 'next-intl'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSignedIn } from '@/lib/browser/signed-in'
import { ThanksDialog } from './thanks-dialog'
import { type Draft, VisitorForm } from './visitor-form'

export type ContactLabels = Messages['contact'] & { close: string }

export type FormProps = { labels: ContactLabels; privacy: ReactNode; onSent: () => void }

type Props = Omit<FormProps, 'onSent'> & { signIn: ReactNode }

const OwnerContact = lazy(() => import('./owner-contact'))

export function ContactPanel({ signIn, ...props }: Props) {
  const isSignedIn = useSignedIn()
  const [isThanking, setThanking] = useState(false)
  /** What an owner had written when their session turned out to be over. */
  const [draft, setDraft] = useState<Draft>()
  const form = { ...props, onSent: () => setThanking(true) }

  const asVisitor = (
    <>
      <VisitorForm key={draft?.message} {...form} draft={draft} />
      {signIn}
    </>
  )
  return (
    <>
      {isSignedIn ? (
        <Suspense fallback={<p className="min-h-120 text-soft">{props.labels.loading}</p>}>
          <OwnerContact {...form} onSessionOver={setDraft} asVisitor={asVisitor} />
        </Suspense>
      ) : (
        asVisitor
      )}
      <ThanksDialog open={isThanking} onClose={() => setThanking(false)} labels={props.labels} />
    </>
  )
}
