'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { OutcomeLine } from '@/components/ui/outcome-line'
import type { SubscribedRestaurant } from '@/contract/entities/subscription'
import { unsubscribe } from '@/lib/browser/endpoints/mails'
import { useHydrated } from '@/lib/browser/hydrated'
import type { PressOutcome } from '@/lib/subscription-paths'
import { useUnsubscribe } from './use-unsubscribe'

type Props = {
  address: { email: string; sig: string }
  restaurants: SubscribedRestaurant[]
  preselected: string
  outcome?: PressOutcome
  labels: Record<'legend' | 'all' | 'submit' | 'sending' | 'failed' | 'none', string>
}

export function UnsubscribeForm({ address, restaurants, preselected, outcome, labels }: Props) {
  const { chosen, turn, turnAll, submit, isSending, problem } = useUnsubscribe({
    address,
    restaurants,
    preselected,
    outcome,
  })
  // The button is disabled only after hydration, because without JavaScript nothing could enable it.
  const isStuck = useHydrated() && chosen.length === 0
  return (
    <form
      method="post"
      action={unsubscribe.path}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="grid gap-4"
    >
      <input type="hidden" name="email" value={address.email} />
      <input type="hidden" name="sig" value={address.sig} />
      <fieldset disabled={isSending}>
        <legend className="sr-only">{labels.legend}</legend>
        {restaurants.length > 1 ? (
          <CheckRow
            label={labels.all}
            isOn={chosen.length === restaurants.length}
            isMixed={chosen.length > 0 && chosen.length < restaurants.length}
            onChange={turnAll}
            className="border-b-2 noscript:hidden border-ink font-semibold"
          />
        ) : null}
        {restaurants.map(({ restaurantId, restaurantName }) => (
          <CheckRow
            key={restaurantId}
            name="restaurantIds"
            value={restaurantId}
            label={restaurantName}
            isOn={chosen.includes(restaurantId)}
            onChange={(isOn) => turn(restaurantId, isOn)}
            className="border-b border-line"
          />
        ))}
      </fieldset>
      {problem ? <OutcomeLine tone="bad">{labels[problem]}</OutcomeLine> : null}
      <Button type="submit" size="lg" wide disabled={isStuck} pending={isSending && labels.sending}>
        {labels.submit}
      </Button>
    </form>
  )
}

type CheckRowProps = {
  name?: string
  value?: string
  label: string
  isOn: boolean
  /** True when only some of its options are on. */
  isMixed?: boolean
  onChange: (isOn: boolean) => void
  className?: string
}

function CheckRow({ name, value, label, isOn, isMixed = false, onChange, className }: CheckRowProps) {
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])

  return (
    <label
      className={classNames(
        'flex min-h-13 cursor-pointer items-center gap-3 py-2 hover:bg-napkin',
        className,
      )}
    >
      <input
        ref={input}
        type="checkbox"
        name={name}
        value={value}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 accent-azulejo"
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  )
}
