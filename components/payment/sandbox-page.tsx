import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { Tag } from '@/components/ui/tag'
import type { SandboxPageData } from '@/lib/api/plans'
import { amountText } from '@/lib/i18n/amount-text'
import { numericDate } from '@/lib/i18n/numeric-date'
import { SandboxActions } from './sandbox-actions'

/** Stands in for the provider's own pages where there is no provider. */
export function SandboxPage({ checkout, subscription }: SandboxPageData) {
  const t = useTranslations('sandbox')
  const labels = { refusedText: t('refusedText'), failed: t('failed') }
  return (
    <div className="container-page grid max-w-2xl gap-6 py-8 md:py-12">
      <h1 className="text-4xl text-balance md:text-6xl">{checkout ? t('title') : t('portalTitle')}</h1>
      <Card className="grid gap-5 p-5 md:p-6">
        <p className="text-soft">{t('note')}</p>
        {checkout?.state === 'open' ? (
          <>
            <p className="text-xl font-extrabold">
              {t('amount', { amount: amountText(checkout.amountCents, 'eur') })}
            </p>
            <SandboxActions
              path={`/api/payment/sandbox/${checkout.id}`}
              actions={[
                { label: t('paid'), body: { outcome: 'paid' } },
                { label: t('refused'), body: { outcome: 'refused' } },
                { label: t('cancelled'), body: { outcome: 'cancelled' } },
              ]}
              labels={labels}
            />
          </>
        ) : null}
        {checkout && checkout.state !== 'open' ? <Tag tone="closed">{t('closed')}</Tag> : null}
        {!checkout && subscription ? (
          <>
            <p className="text-lg">
              {subscription.isStopped
                ? t('goText', { date: numericDate(subscription.until) })
                : t('stopText', { date: numericDate(subscription.until) })}
            </p>
            <SandboxActions
              path="/api/payment/sandbox-subscription"
              next="/subscription"
              actions={[
                {
                  label: subscription.isStopped ? t('go') : t('stop'),
                  body: { cancelAtPeriodEnd: !subscription.isStopped },
                },
              ]}
              labels={labels}
            />
          </>
        ) : null}
        {checkout || subscription ? null : <p>{t('nothing')}</p>}
      </Card>
    </div>
  )
}
