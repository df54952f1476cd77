'use client'

import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { FormProblem } from '@/components/ui/form-problem'
import { Spinner } from '@/components/ui/spinner'
import { leaveFor } from '@/lib/browser/leave-for'
import { ownerFetch } from '@/lib/browser/owner-fetch'
import { problemOf } from './problem-of'
import { ProviderButton } from './provider-button'
import { stripeForm } from './stripe-form'
import type { Problems } from './use-problems'

type Props = {
  publishableKey: string
  labels: Record<'loading' | 'elsewhere' | 'opening', string>
  problems: Problems
}

const path = '/api/payment/create-payment'
const reply = z.object({ clientSecret: z.string().nullable(), url: z.url().nullable() })

/** Opens the payment and puts Stripe's form in its place; where that cannot be had, Stripe's page is one press away. */
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
      {/* Stripe's form is light by day and by night. */}
      <div ref={place} className={state === 'shown' ? 'overflow-hidden rounded-xl bg-[#fff]' : 'hidden'} />
      {state === 'out' ? (
        <ProviderButton path={path} pending={labels.opening} problems={problems}>
          {labels.elsewhere}
        </ProviderButton>
      ) : null}
    </div>
  )
}

/** What Stripe's form needs, or what is in the way, in words; a payment that has a page of its own is gone to. */
async function open(problems: Problems) {
  const response = await ownerFetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ inPage: true }),
  })
  if (!response?.ok) return problemOf(response, problems)
  const opened = reply.safeParse(await response.json().catch(() => null)).data
  if (opened?.clientSecret) return { clientSecret: opened.clientSecret }
  if (!opened?.url) return problems.failed
  leaveFor(opened.url)
  return 'left' as const
}
