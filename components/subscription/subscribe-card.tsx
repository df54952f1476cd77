import { GinghamBand } from '@/components/ui/gingham-band'
import { MailIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { OutcomeLine } from '@/components/ui/outcome-line'
import type { SubscribedRestaurant } from '@/contract/entities/subscription'
import { useTranslations } from '@/lib/i18n/translations'
import { site } from '@/lib/site'
import { SubscribeForm } from './subscribe-form'

type Props = {
  restaurant: SubscribedRestaurant
  /** Whether the subscriber must confirm by mail. */
  isConfirmed?: boolean
}

/** The card of docs/product.md#subscribe. It is a plain form; with JavaScript, the page stays. */
export function SubscribeCard({ restaurant: { restaurantId, restaurantName }, isConfirmed = true }: Props) {
  const t = useTranslations('subscription')
  const labels = {
    email: t('email'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    sending: t('sending'),
    success: t(isConfirmed ? 'asked' : 'success'),
    already: t('already'),
    pending: isConfirmed ? t.raw('pending') : t('success'),
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
        <SubscribeOutcomes isConfirmed={isConfirmed} />
        {/* Passes only these two fields: all other fields of the object would be sent to the browser too. */}
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

const outcomes = [
  ['suscripcion-hecha', 'good', 'pendingPlain'],
  ['suscripcion-ya', 'good', 'already'],
  ['suscripcion-correo', 'bad', 'invalid'],
  ['suscripcion-error', 'bad', 'failed'],
] as const

/** Without JavaScript, the answer is in the fragment of the address, and `:target` shows its line. */
function SubscribeOutcomes({ isConfirmed }: { isConfirmed: boolean }) {
  const t = useTranslations('subscription')
  return outcomes.map(([id, tone, text]) => (
    <OutcomeLine key={id} id={id} tone={tone} className="mb-4 hidden scroll-mt-24 target:flex">
      {t(!isConfirmed && text === 'pendingPlain' ? 'success' : text)}
    </OutcomeLine>
  ))
}
