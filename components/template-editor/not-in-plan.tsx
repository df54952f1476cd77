import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'

/** Said before anything is drawn that could not be saved. */
export function NotInPlan() {
  const t = useTranslations('planNote')
  return (
    <main className="container-page grid min-h-dvh content-center py-8">
      <EmptyState level="h1" title={t('editorTitle')} text={t('editorText')}>
        <ButtonLink href="/subscription">{t('see')}</ButtonLink>
        <ButtonLink href="/plantilla" variant="secondary">
          {t('back')}
        </ButtonLink>
      </EmptyState>
    </main>
  )
}
