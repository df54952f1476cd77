'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { OutcomeLine } from '@/components/ui/outcome-line'
import type { SubscribedRestaurant } from '@/contract/entities/subscription'
import { subscribe } from '@/lib/browser/endpoints/mails'
import { fill } from '@/lib/i18n/fill'
import { type SubscribeLabels, useSubscribe } from './use-subscribe'

type Labels = SubscribeLabels &
  Record<'email' | 'placeholder' | 'submit' | 'sending' | 'pending' | 'another', string>

export function SubscribeForm({ restaurant, labels }: { restaurant: SubscribedRestaurant; labels: Labels }) {
  const [email, setEmail] = useState('')
  const { submit, reset, state } = useSubscribe(restaurant, labels)

  if (state.kind === 'asked')
    return (
      <div className="grid justify-items-start gap-2">
        <OutcomeLine tone="good" role="status" className="w-full">
          {fill(labels.pending, { email: state.email })}
        </OutcomeLine>
        <Button variant="quiet" onClick={reset} className="-ml-4">
          {labels.another}
        </Button>
      </div>
    )
  return (
    <form
      method="post"
      action={subscribe.path}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(email)
      }}
      className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
    >
      <input type="hidden" name="restaurantId" value={restaurant.restaurantId} />
      <input type="hidden" name="restaurantName" value={restaurant.restaurantName} />
      <Field
        label={labels.email}
        name="email"
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        placeholder={labels.placeholder}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={state.kind === 'failed' ? state.text : undefined}
      />
      <Button
        type="submit"
        size="lg"
        className="sm:mt-7.5"
        pending={state.kind === 'sending' && labels.sending}
      >
        {labels.submit}
      </Button>
    </form>
  )
}
