import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { DoneLine } from '@/components/ui/done-line'
import { OutcomeLine } from '@/components/ui/outcome-line'
import { Sheet } from '@/components/ui/sheet'
import { chooseFrequency } from '@/contract/endpoints/subscribers'
import type { MailFrequency } from '@/contract/entities/subscription'
import type { getSubscriptions } from '@/lib/api/subscriptions'
import { useTranslations } from '@/lib/i18n/translations'
import { type PressOutcome, unsubscribePath } from '@/lib/subscription-paths'
import { LanguageChoice } from './language-choice'
import { RetryLink } from './retry-link'
import { UnsubscribeForm } from './unsubscribe-form'

type Props = {
  address: { email: string; sig: string }
  subscriptions: Awaited<ReturnType<typeof getSubscriptions>>
  /** Whether the subscriber can choose the frequency. */
  mayChooseFrequency?: boolean
  /** Whether the subscriber can choose the language of the dishes. */
  mayChooseLanguage?: boolean
  outcome?: PressOutcome
  /** The restaurant of the mail that led here. */
  preselected: string
}

/** Opening the page ends no subscription (docs/product.md#unsubscribe). */
export function Unsubscribe({
  address,
  subscriptions,
  mayChooseFrequency = true,
  mayChooseLanguage = true,
  outcome,
  preselected,
}: Props) {
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
          {mayChooseFrequency &&
          subscriptions.state === 'list' &&
          (restaurants.length > 1 || subscriptions.frequency === 'daily') ? (
            <FrequencyChoice address={address} frequency={subscriptions.frequency} outcome={outcome} />
          ) : null}
          {mayChooseLanguage && subscriptions.state === 'list' ? (
            <LanguageChoice address={address} language={subscriptions.language} outcome={outcome} />
          ) : null}
        </>
      ) : (
        <>
          {isDone ? (
            <p className="text-lg">{t('doneText')}</p>
          ) : (
            <>
              <OutcomeLine tone="bad">{t('invalid')}</OutcomeLine>
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

type FrequencyChoiceProps = {
  address: { email: string; sig: string }
  frequency: MailFrequency
  /** The result of its button, when it has just been pressed. */
  outcome?: PressOutcome
}

/** A plain form: the page shows the current frequency, the button switches to the other. */
function FrequencyChoice({ address, frequency, outcome }: FrequencyChoiceProps) {
  const t = useTranslations('unsubscribe.frequency')
  const other = frequency === 'each' ? 'daily' : 'each'
  return (
    <section
      aria-labelledby="frecuencia"
      className="grid justify-items-start gap-3 border-t border-line pt-5"
    >
      <h2 id="frecuencia" className="text-2xl">
        {t('title')}
      </h2>
      {outcome === 'correo' ? <DoneLine>{t(`now.${frequency}`)}</DoneLine> : <p>{t(`now.${frequency}`)}</p>}
      {outcome === 'sin-correo' ? <OutcomeLine tone="bad">{t('failed')}</OutcomeLine> : null}
      <form method="post" action={chooseFrequency.path}>
        <input type="hidden" name="email" value={address.email} />
        <input type="hidden" name="sig" value={address.sig} />
        <input type="hidden" name="frequency" value={other} />
        <Button type="submit" variant="secondary">
          {t(`choose.${other}`)}
        </Button>
      </form>
    </section>
  )
}
