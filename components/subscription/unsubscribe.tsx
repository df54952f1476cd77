import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { DoneLine } from '@/components/ui/done-line'
import { OutcomeLine } from '@/components/ui/outcome-line'
import type { getSubscriptions } from '@/lib/api/subscriptions'
import { type PressOutcome, unsubscribePath } from '@/lib/subscription-paths'
import { FrequencyChoice } from './frequency-choice'
import { RetryLink } from './retry-link'
import { Sheet } from './sheet'
import { UnsubscribeForm } from './unsubscribe-form'

type Props = {
  address: { email: string; sig: string }
  subscriptions: Awaited<ReturnType<typeof getSubscriptions>>
  outcome?: PressOutcome
  /** The restaurant whose mail led here. */
  preselected: string
}

/** SPEC.md §2.19. Opening it ends nothing. */
export function Unsubscribe({ address, subscriptions, outcome, preselected }: Props) {
  const t = useTranslations('unsubscribe')
  if (subscriptions.state === 'unreachable')
    return (
      <Sheet title={t('unreachableTitle')}>
        <p className="text-lg">{t('unreachableText')}</p>
        <RetryLink href={unsubscribePath(address)} labels={{ retry: t('retry'), loading: t('loading') }} />
      </Sheet>
    )
  const isDone = outcome === 'hecha' && subscriptions.state === 'list'
  const restaurants = subscriptions.state === 'list' ? subscriptions.restaurants : []
  const values = { email: address.email }
  return (
    <Sheet title={t('title')}>
      {isDone ? <DoneLine>{t('done')}</DoneLine> : null}
      {restaurants.length > 0 ? (
        <>
          <p className="text-lg wrap-anywhere">{isDone ? t('rest') : t('lead', values)}</p>
          <UnsubscribeForm
            key={restaurants.map(({ restaurantId }) => restaurantId).join()}
            address={address}
            restaurants={restaurants}
            preselected={preselected}
            outcome={outcome}
            labels={{
              legend: t('legend'),
              all: t('all'),
              submit: t('submit'),
              sending: t('sending'),
              failed: t('failed'),
              none: t('none'),
            }}
          />
          {subscriptions.state === 'list' &&
          (restaurants.length > 1 || subscriptions.frequency === 'daily') ? (
            <FrequencyChoice address={address} frequency={subscriptions.frequency} outcome={outcome} />
          ) : null}
        </>
      ) : (
        <>
          {isDone ? (
            <p className="text-lg">{t('doneText')}</p>
          ) : (
            <>
              <OutcomeLine tone="bad" role="alert">
                {t('invalid')}
              </OutcomeLine>
              <p>{t('invalidText')}</p>
            </>
          )}
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/restaurant/search/menu">{t('menus')}</ButtonLink>
            <ButtonLink href="/contacta" variant="secondary">
              {t('contact')}
            </ButtonLink>
          </div>
        </>
      )}
    </Sheet>
  )
}
