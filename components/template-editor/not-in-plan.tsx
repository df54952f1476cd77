import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useTranslations } from '@/lib/i18n/translations'

/** Shown instead of the editor when the plan does not allow saving templates. */
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
