'use client'

import type { Messages } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { BillingDetailsForm } from '@/components/ui/billing-details-form'
import { Button } from '@/components/ui/button'
import type { BillingDetails } from '@/contract/entities/billing-details'

type Props = {
  details: BillingDetails | null
  ownerId: string
  labels: Record<'billedTo' | 'billedToText' | 'change' | 'continue', string>
  formLabels: Messages['billingDetails']
  /** The button that pays. It is shown after the owner has named the recipient of the invoice. */
  children: ReactNode
}

/** Asks for the invoice's recipient before the first payment, so that the first invoice is right. */
export function BilledTo({ details, ownerId, labels, formLabels, children }: Props) {
  const [saved, setSaved] = useState(details)
  const [isEditing, setEditing] = useState(details === null)
  const heading = useRef<HTMLHeadingElement>(null)

  function keep(kept: BillingDetails) {
    setSaved(kept)
    setEditing(false)
    heading.current?.focus()
  }

  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {labels.billedTo}
      </h2>
      {isEditing || !saved ? (
        <>
          <p className="text-soft">{labels.billedToText}</p>
          <BillingDetailsForm
            saved={saved}
            ownerId={ownerId}
            labels={{ ...formLabels, save: labels.continue }}
            onSaved={keep}
          />
        </>
      ) : (
        <>
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <p>
              <span className="block font-semibold">{saved.name}</span>
              <span className="block text-soft">
                {saved.taxId} · {saved.address}, {saved.postcode} {saved.city}
              </span>
            </p>
            <Button variant="quiet" className="-my-2 -ml-4 sm:ml-0" onClick={() => setEditing(true)}>
              {labels.change}
            </Button>
          </div>
          {children}
        </>
      )}
    </div>
  )
}
