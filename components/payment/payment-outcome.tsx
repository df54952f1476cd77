'use client'

import type { Messages } from 'next-intl'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { getPayment, type Payment } from '@/contract/endpoints/payments'
import { replyOf } from '@/lib/browser/outcome'
import { send } from '@/lib/browser/send'
import { fill } from '@/lib/i18n/fill'
import { numericDate } from '@/lib/i18n/numeric-date'

type Props = { ownerId: string; payment: Payment; labels: Messages['paymentOutcome'] }

const lateMs = 20_000

/** Asks the host until the provider has reported the payment. The address of the page is never proof of Premium. */
export function PaymentOutcome({ ownerId, payment, labels }: Props) {
  const known = usePayment(ownerId, payment)
  const isPaid = known?.planInForce === 'premium'
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs)
    return () => clearTimeout(timer)
  }, [])

  const later = known?.firstCharge
  const paidText = later ? fill(labels.successLater, { date: numericDate(later) }) : labels.successText
  const waitingText = isLate ? labels.late : labels.waitingText
  return (
    <div className="container-page max-w-2xl py-8 md:py-12" aria-live="polite">
      <EmptyState
        level="h1"
        title={isPaid ? labels.success : labels.waiting}
        text={isPaid ? paidText : waitingText}
      >
        <ButtonLink href="/subscription">{labels.plan}</ButtonLink>
        {isPaid && !later ? (
          <ButtonLink href="/invoices" variant="secondary">
            {labels.invoices}
          </ButtonLink>
        ) : null}
      </EmptyState>
    </div>
  )
}

const askAgainMs = 2_000

/** The owner's payment, requested again until the plan is Premium. */
function usePayment(ownerId: string, first: Payment) {
  const ask = () => replyOf(send(getPayment, { params: { ownerId } }))
  const { data } = useSWR([getPayment.path, ownerId], ask, {
    fallbackData: first,
    refreshInterval: (known) => (known?.planInForce === 'premium' ? 0 : askAgainMs),
  })
  return data
}
