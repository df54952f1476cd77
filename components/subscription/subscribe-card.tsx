import { useTranslations } from 'next-intl'
import { GinghamBand } from '@/components/ui/gingham-band'
import { MailIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import type { SubscribedRestaurant } from '@/contract/entities/subscription'
import { site } from '@/lib/site'
import { SubscribeForm } from './subscribe-form'
import { SubscribeOutcomes } from './subscribe-outcomes'

type Props = { restaurant: SubscribedRestaurant }

/** SPEC.md §2.10's card. It is a plain form: the script adds that the page stays where it is. */
export function SubscribeCard({ restaurant: { restaurantId, restaurantName } }: Props) {
  const t = useTranslations('subscription')
  const labels = {
    email: t('email'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    sending: t('sending'),
    success: t('success'),
    already: t('already'),
    pending: t.raw('pending'),
    another: t('another'),
    invalid: t('invalid'),
    gone: t('gone'),
    tooMany: t('tooMany'),
    failed: t('failed'),
  }
  return (
    <section
      aria-labelledby="suscripcion"
      className="overflow-hidden rounded border border-line bg-card shadow-sheet print:hidden"
    >
      <GinghamBand className="h-3 [--check-size:4px]" />
      <div className="p-5">
        <h2 id="suscripcion" className="flex items-start gap-2.5 text-2xl">
          <MailIcon className="mt-px size-7 shrink-0 text-check-ink" />
          {t('title')}
        </h2>
        <p className="mt-2 mb-4">{t('text', { restaurant: restaurantName })}</p>
        <SubscribeOutcomes />
        {/* By name: what else the caller's object holds would travel with the page. */}
        <SubscribeForm restaurant={{ restaurantId, restaurantName }} labels={labels} />
        <p className="mt-3 text-sm text-soft">
          {t('consent')}{' '}
          <Link href={site.legal.privacy} className="link">
            {t('privacy')}
          </Link>
        </p>
      </div>
    </section>
  )
}
