'use client'

import type { StripeEmbeddedCheckout } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { FormProblem } from '@/components/ui/form-problem'
import { Spinner } from '@/components/ui/spinner'
import { stripeLocale } from '@/contract/rules/account/stripe-locale'
import { createPayment } from '@/lib/browser/endpoints/payments'
import { leaveFor } from '@/lib/browser/leave-for'
import { send } from '@/lib/browser/send'
import { languageHere } from '@/lib/language/here'
import { ProviderButton, problemOf } from './provider-button'
import type { Problems } from './use-problems'

type Props = {
  publishableKey: string
  labels: Record<'loading' | 'elsewhere' | 'opening', string>
  problems: Problems
}

/** Opens the payment and shows Stripe's form. If the form cannot load, a button leads to Stripe's page. */
export function CardForm({ publishableKey, labels, problems }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'out'>('loading')
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let close = () => {}
    let isGone = false
    async function show() {
      const opened = await open(problems)
      if (isGone || opened === 'left') return
      if (typeof opened === 'string') {
        setProblem(opened)
        return setState('out')
      }
      const form = await stripeForm(publishableKey, opened.clientSecret)
      close = () => form?.destroy()
      if (isGone) return close()
      if (!form || !place.current) return setState('out')
      form.mount(place.current)
      setState('shown')
    }
    show().catch(() => setState('out'))
    return () => {
      isGone = true
      close()
    }
  }, [publishableKey, problems])

  return (
    <div className="grid gap-4" aria-live="polite" aria-busy={state === 'loading'}>
      <FormProblem>{problem}</FormProblem>
      {state === 'loading' ? (
        <p className="flex items-center gap-3 text-soft">
          <Spinner />
          {labels.loading}
        </p>
      ) : null}
      {/* Stripe's form is always light, also in dark mode. */}
      <div ref={place} className={state === 'shown' ? 'overflow-hidden rounded-xl bg-[#fff]' : 'hidden'} />
      {state === 'out' ? (
        <ProviderButton opens="payment" pending={labels.opening} problems={problems}>
          {labels.elsewhere}
        </ProviderButton>
      ) : null}
    </div>
  )
}

/** The data for Stripe's form, or a problem as text. A payment with its own page opens that page. */
async function open(problems: Problems) {
  const answer = await send(createPayment, { body: { inPage: true } })
  const { clientSecret, url } = answer.reply ?? {}
  if (clientSecret) return { clientSecret }
  if (!url) return problemOf(answer, problems)
  leaveFor(url)
  return 'left' as const
}

/** Stripe's form for this payment. Null when it cannot load. Stripe's script loads only here. */
async function stripeForm(
  publishableKey: string,
  clientSecret: string,
): Promise<StripeEmbeddedCheckout | null> {
  try {
    const { loadStripe } = await import('@stripe/stripe-js/pure')
    const stripe = await loadStripe(publishableKey, { locale: stripeLocale(languageHere()) })
    return (await stripe?.createEmbeddedCheckoutPage({ clientSecret })) ?? null
  } catch {
    // The script is blocked or unreachable. Stripe's page is the alternative.
    return null
  }
}
