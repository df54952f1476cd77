import { Card } from '@/components/ui/card'
import { Tag } from '@/components/ui/tag'
import type { SandboxPageData } from '@/lib/api/plans'
import { amountText } from '@/lib/i18n/amount-text'
import { numericDate } from '@/lib/i18n/numeric-date'
import { useTranslations } from '@/lib/i18n/translations'
import { SandboxActions } from './sandbox-actions'

/** Replaces the provider's pages when there is no provider (docs/glossary.md, sandbox). */
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
              {checkout.firstCharge
                ? t('amountLater', {
                    ...{ amount: amountText(checkout.amountCents, 'eur') },
                    ...{ date: numericDate(checkout.firstCharge) },
                  })
                : t('amount', { amount: amountText(checkout.amountCents, 'eur') })}
            </p>
            <SandboxActions
              actions={(['paid', 'refused', 'cancelled'] as const).map((outcome) => ({
                ...{ label: t(outcome), checkoutId: checkout.id, outcome },
              }))}
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
              actions={[
                {
                  label: subscription.isStopped ? t('go') : t('stop'),
                  cancelAtPeriodEnd: !subscription.isStopped,
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
