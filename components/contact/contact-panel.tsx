'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useSignedIn } from '@/lib/browser/signed-in'
import type { ContactLabels, FormProps } from './labels'
import { type Draft, VisitorForm } from './visitor-form'

type Props = Omit<FormProps, 'onSent'> & { signIn: ReactNode }

const OwnerContact = lazy(() => import('./owner-contact'))

export function ContactPanel({ signIn, ...props }: Props) {
  const isSignedIn = useSignedIn()
  const [isThanking, setThanking] = useState(false)
  /** The message that an owner had written when the session ended. */
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

type ThanksDialogProps = { open: boolean; onClose: () => void; labels: ContactLabels }

/** Opens only after the host has received the message. */
function ThanksDialog({ open, onClose, labels }: ThanksDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.thanksTitle}
      closeLabel={labels.close}
      footer={
        <Button size="lg" wide onClick={onClose}>
          {labels.thanksClose}
        </Button>
      }
    >
      <p className="max-w-prose">{labels.thanksText}</p>
    </Dialog>
  )
}
