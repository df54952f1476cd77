import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useTranslations } from '@/lib/i18n/translations'

export function PaymentCancelled() {
  const t = useTranslations('paymentOutcome')
  return (
    <div className="container-page max-w-2xl py-8 md:py-12">
      <EmptyState level="h1" title={t('cancel')} text={t('cancelText')}>
        <ButtonLink href="/payment">{t('again')}</ButtonLink>
        <ButtonLink href="/subscription" variant="secondary">
          {t('plan')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
