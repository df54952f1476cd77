import type { Messages } from 'next-intl'
import { Card } from '@/components/ui/card'
import type { BillingDetails as Details } from '@/contract/entities/billing-details'
import { useTranslations } from '@/lib/i18n/translations'
import { SavedBillingDetails } from './saved-billing-details'

type Props = { details: Details | null; ownerId: string; labels: Messages['billingDetails'] }

export function BillingDetails({ details, ownerId, labels }: Props) {
  const t = useTranslations('billingDetails')
  return (
    <section id="datos-fiscales" aria-labelledby="billing-details" className="max-w-3xl scroll-mt-24">
      <Card className="grid gap-5 p-5 md:p-6">
        <div className="grid gap-2">
          <h2 id="billing-details" className="text-2xl">
            {t('title')}
          </h2>
          <p className="text-soft">{t('text')}</p>
        </div>
        <SavedBillingDetails details={details} ownerId={ownerId} labels={labels} />
      </Card>
    </section>
  )
}
