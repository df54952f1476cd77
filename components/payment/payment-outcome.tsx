'use client'

import type { Messages } from 'next-intl'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { getPayment, type Payment } from '@/contract/endpoints/payments'
import { ownerFetch } from '@/lib/browser/owner-fetch'

type Props = { ownerId: string; payment: Payment; labels: Messages['paymentOutcome'] }

const askAgainMs = 2_000
const lateMs = 20_000

/** Asks until the provider has told; Premium is never believed of the address somebody came by. */
export function PaymentOutcome({ ownerId, payment, labels }: Props) {
  const { data } = useSWR(`/api/payment/${ownerId}`, readPayment, {
    fallbackData: payment,
    refreshInterval: (known) => (known?.planInForce === 'premium' ? 0 : askAgainMs),
  })
  const isPaid = data?.planInForce === 'premium'
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs)
    return () => clearTimeout(timer)
  }, [])

  const waitingText = isLate ? labels.late : labels.waitingText
  return (
    <div className="container-page max-w-2xl py-8 md:py-12" aria-live="polite">
      <EmptyState
        level="h1"
        title={isPaid ? labels.success : labels.waiting}
        text={isPaid ? labels.successText : waitingText}
      >
        <ButtonLink href="/subscription">{labels.plan}</ButtonLink>
        {isPaid ? (
          <ButtonLink href="/invoices" variant="secondary">
            {labels.invoices}
          </ButtonLink>
        ) : null}
      </EmptyState>
    </div>
  )
}

async function readPayment(path: string) {
  const response = await ownerFetch(path)
  return getPayment.reply.parse(await response?.json())
}
