'use client'

import { Button } from '@/components/ui/button'
import { OutcomeLine } from '@/components/ui/outcome-line'
import type { SubscribedRestaurant } from '@/contract/entities/subscription'
import { useHydrated } from '@/lib/browser/hydrated'
import type { PressOutcome } from '@/lib/subscription-paths'
import { CheckRow } from './check-row'
import { unsubscribeApi, useUnsubscribe } from './use-unsubscribe'

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
  // Without JavaScript nothing would ever enable it again.
  const isStuck = useHydrated() && chosen.length === 0
  return (
    <form
      method="post"
      action={unsubscribeApi}
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
      {problem ? (
        <OutcomeLine tone="bad" role="alert">
          {labels[problem]}
        </OutcomeLine>
      ) : null}
      <Button type="submit" size="lg" wide disabled={isStuck} pending={isSending && labels.sending}>
        {labels.submit}
      </Button>
    </form>
  )
}
